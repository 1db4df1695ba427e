import '../../explain/languages/army-fleet/load.ts';
import '../../ui/board/load-army-fleet.ts';

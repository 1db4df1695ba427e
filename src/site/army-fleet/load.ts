import '../../modules/army-fleet.ts';
import '../../ui/board/army-fleet.ts';

import { formatLocation } from '../../board/names.ts';
import type { Question } from '../../learn/questions.ts';

/** What a question is about, in notation: `A Ber–Pru`, `A Sil → Boh`. */
export const questionName = ({ about, to }: Question): string =>
  to === null ? about : `${about} → ${formatLocation(to)}`;

import type { Checks } from '../hold-on.ts';
import { ends } from './ends.ts';
import { progress, uploads } from './files.ts';
import { live } from './live.ts';
import { money } from './money.ts';
import { talk } from './talk.ts';

/** What is the same for visitors however many processes there are. */
export const everywhere: Checks = { ...talk, ...money, ...live, ...ends, ...uploads, ...progress };

/** @own-process */
import { severalProcesses } from '../processes/site.ts';
import { killOne } from './checks/crashes.ts';
import { everywhere } from './checks/everywhere.ts';
import { workers } from './checks/files.ts';
import { holdOn } from './hold-on.ts';

/** The full run has more conversations under load. */
holdOn(severalProcesses, { ...everywhere, ...workers, ...killOne(6) });

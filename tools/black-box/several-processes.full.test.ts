/** @own-process */
import { severalProcesses } from '../processes/site.ts';
import { killOne, loseRedis } from './checks/crashes.ts';
import { everywhere } from './checks/everywhere.ts';
import { jobs, workers } from './checks/files.ts';
import { holdOn } from './hold-on.ts';

holdOn(severalProcesses, { ...everywhere, ...workers, ...jobs, ...killOne(40), ...loseRedis(40) });

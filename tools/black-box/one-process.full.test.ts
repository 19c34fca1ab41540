/** @own-process */
import { oneProcessAlone } from '../processes/site.ts';
import { killAll } from './checks/crashes.ts';
import { everywhere } from './checks/everywhere.ts';
import { jobs } from './checks/files.ts';
import { holdOn } from './hold-on.ts';

holdOn(oneProcessAlone, { ...everywhere, ...jobs, ...killAll(40) });

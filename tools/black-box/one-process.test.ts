/** @own-process */
import { oneProcess } from '../processes/site.ts';
import { everywhere } from './checks/everywhere.ts';
import { holdOn } from './hold-on.ts';

/** What happens when it is killed the full run shows: nobody is answered until it is started again. */
holdOn(oneProcess, everywhere);

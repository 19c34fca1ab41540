// `npm run types`. Runs on the system's Node; the work is in types/.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/types/main.mjs', { usage: USAGES.types });

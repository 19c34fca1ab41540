// `npm run operator:remove -- --username … [--reason …]`. Runs on the system's Node; the work is in operator/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/operator/remove.ts');

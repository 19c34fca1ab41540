// `npm run operator:create -- --email … --username … [--name …]`. Runs on the system's Node; the work is in operator/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/operator/create.ts');

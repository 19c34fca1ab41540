// `npm run contract:check`. Runs on the system's Node; the work is in contract/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/contract/main.ts');

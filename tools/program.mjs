// `npm run build`, `lint`, `format` and `workshop`. Runs on the system's Node; the work is in program/.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/program/main.ts', { usage: USAGES[process.argv[2]] });

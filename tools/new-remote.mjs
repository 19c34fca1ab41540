// `npm run new-remote -- <name>`. Runs on the system's Node; the work is in new-remote/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/new-remote/main.ts');

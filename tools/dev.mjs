// `npm run dev -- <remote>`. Runs on the system's Node; the work is in dev/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/dev/main.ts');

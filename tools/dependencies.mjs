// `npm run check:packages`. Runs on the system's Node; the work is in dependencies/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/dependencies/main.ts');

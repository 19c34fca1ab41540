// `npm run fuzz`. Runs on the system's Node with nothing installed; the work is done in fuzz/main.ts.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/fuzz/main.ts', { usage: USAGES.fuzz });

// `npm run bench`. Runs on the system's Node with nothing installed; the work is done in bench/main.ts.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/bench/main.ts', { usage: USAGES.bench });

// `npm test` and `npm run test:full`. Runs on the system's Node with nothing installed; the work is in test/main.ts.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/test/main.ts', { usage: USAGES.test });

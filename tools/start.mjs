// `npm start`. Runs on the system's Node with nothing installed; the work is done in start/main.ts.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/start/main.ts', { usage: USAGES.start, takesNoWords: true });

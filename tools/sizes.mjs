// `npm run sizes`. Runs on the system's Node; the work is in webpack/.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/webpack/record-sizes.ts', { usage: USAGES.sizes, takesNoWords: true });

// `npm run reseal`: see docs/guides/money.md. Runs on the system's Node; the work is in operator/.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/operator/reseal.ts', { usage: USAGES.reseal, takesNoWords: true });

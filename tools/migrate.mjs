// `npm run migrate`: see docs/guides/several-processes.md. Runs on the system's Node; the work is in operator/.
import { runOnProjectNode } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';

await runOnProjectNode('tools/operator/migrate.ts', { usage: USAGES.migrate, takesNoWords: true });

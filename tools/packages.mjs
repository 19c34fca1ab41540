// `npm run packages`: what teams build with in repositories of their own. Runs on the system's Node; the work is in
// packages/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/packages/main.ts');

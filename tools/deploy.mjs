// `npm run deploy -- <remote>` and its other commands. Runs on the system's Node; the work is in deploy/.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/deploy/main.ts', { answersJson: true, isBrief: true });

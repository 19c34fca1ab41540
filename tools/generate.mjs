// `npm run generate`. Runs on the system's Node; the work is in generate-client.ts.
import { runOnProjectNode } from './bootstrap/run.mjs';

await runOnProjectNode('tools/generate-client.ts');

// Starts the product on an empty data directory, so that every run begins with the demo data and nothing else.
import { rm } from 'node:fs/promises';

const dataDir = process.env.DATA_DIR;
if (!dataDir?.includes('e2e')) throw new Error('DATA_DIR must name the folder of the browser tests');
await rm(dataDir, { recursive: true, force: true });
await import('../apps/edge/src/main.ts');

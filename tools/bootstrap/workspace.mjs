import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const WORKSPACE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A problem that the reader can put right; its message is one sentence for them. */
export class SetupError extends Error {}

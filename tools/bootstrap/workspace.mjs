import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const WORKSPACE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A problem that the reader can fix; its message is one sentence. */
export class SetupError extends Error {}

import path from 'node:path';

/** The root of the workspace. */
export const WORKSPACE = path.resolve(import.meta.dirname, '..');

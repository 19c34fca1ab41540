import { isInstalled } from '../workspace.ts';

/**
 * What a Node needs for the TypeScript in which a remote's descriptor is written. The workspace brings a Node that runs
 * it; teams have their own, from 20 up.
 */
export const typescriptFlags: readonly string[] =
  isInstalled && !process.features.typescript
    ? ['--import', new URL('./register-typescript.js', import.meta.url).href]
    : [];

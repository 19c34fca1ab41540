import type { Linter } from 'eslint';

/** ESLint's configuration, for the folder of the repository. */
export declare function remoteLint(root: string): Linter.Config[];

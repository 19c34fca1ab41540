import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedFile } from '../programs.ts';
import { WORKSPACE } from '../workspace.ts';
import { typescriptFlags } from './typescript-flags.ts';

/** The sources, and the browser tests beside them, which have other types around them. */
const projects = ['.', 'e2e'].filter((folder) => existsSync(path.join(WORKSPACE, folder, 'tsconfig.json')));

/** Programs of packages that the kit brings, with what they are always given; each runs after the one before. */
export const PROGRAMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  build: [[...typescriptFlags, installedFile('webpack-cli', 'bin/cli.js'), '--config', 'webpack.config.mjs']],
  types: projects.map((folder) => [installedFile('ts7', 'bin/tsc'), '--noEmit', '-p', folder]),
  lint: [[installedFile('eslint', 'bin/eslint.js'), '--cache', '--cache-location', '.cache/eslint/', '.']],
  test: [[installedFile('jest', 'bin/jest.js'), '--passWithNoTests']],
};

import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { Surface } from '@barg/releases';
import { lentModuleOf, sharedRequests, versionOf } from '../webpack/shared.mjs';
import { WORKSPACE } from '../workspace.ts';
import { describeExports } from './describe-exports.ts';

const require = createRequire(import.meta.url);

const isOurs = (request: string): boolean => request.startsWith('@barg/');

/** The source of `@barg/ui-kit/forms`, as its package exports it. */
const sourceOf = (request: string): string => {
  const [scope, name, ...rest] = lentModuleOf(request).split('/');
  const manifest = path.join(WORKSPACE, 'libs', name ?? '', 'package.json');
  const { exports } = require(manifest) as { exports: Record<string, string> };
  const file = exports[['.', ...rest].join('/')] ?? exports['./*']?.replace('*', rest.join('/'));
  if (!file) throw new Error(`${scope}/${name} exports no ${rest.join('/')}`);
  return path.join(path.dirname(manifest), file);
};

/** Each library that a shell lends, with its version and the types of its exports. Takes the compiler some seconds. */
export function describeLibraries(): Surface {
  const { config } = ts.readConfigFile(path.join(WORKSPACE, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WORKSPACE);
  const ours = sharedRequests.filter(isOurs);
  const program = ts.createProgram(ours.map(sourceOf), options);
  return Object.fromEntries(
    sharedRequests.map((request) => {
      const exports = isOurs(request) ? describeExports(program, sourceOf(request)) : {};
      return [request, { version: versionOf(request), exports }];
    }),
  );
}

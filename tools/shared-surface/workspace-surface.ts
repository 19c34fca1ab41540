import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { lentModuleOf, sharedRequests, versionOf } from '../webpack/shared.mjs';
import { fingerprint } from '../start/fingerprint.ts';
import { WORKSPACE } from '../workspace.ts';
import { describeExports } from './describe-exports.ts';
import { surfaceSchema, type Surface } from '@barg/releases';

const CACHE = path.join(WORKSPACE, '.cache/shared-surface');
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

function describeLibraries(): Surface {
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

/**
 * What a shell built here shares: each library with its version and the types of its exports. Takes the compiler some
 * seconds, so it is cached until a library changes.
 */
export async function workspaceSurface(): Promise<Surface> {
  const roots = ['libs', 'package-lock.json', 'tsconfig.base.json', 'tools/shared-surface', 'tools/webpack/shared.mjs'];
  const key = await fingerprint(roots.map((root) => path.join(WORKSPACE, root)));
  const file = path.join(CACHE, `${key.slice(0, 32)}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return surfaceSchema.parse(JSON.parse(kept));
  const surface = describeLibraries();
  await mkdir(CACHE, { recursive: true });
  // Written to another name first: another build may read it meanwhile.
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify(surface));
  await rename(draft, file);
  return surface;
}

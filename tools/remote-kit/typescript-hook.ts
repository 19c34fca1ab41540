import { readFile } from 'node:fs/promises';
import type { LoadHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** Takes the types off a module, by the compiler that builds remotes. */
export const load: LoadHook = async (url, context, next) => {
  if (!url.startsWith('file:') || !new URL(url).pathname.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), {
    filename: fileURLToPath(url),
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return { format: 'module', shortCircuit: true, source: code };
};

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { emitPlugin } from './emit-plugin.mjs';
import { WORKSPACE_ROOT } from './paths.mjs';

const FLAGS = path.join(WORKSPACE_ROOT, 'node_modules/country-flag-icons/3x2');

/** Flags of countries as single files, `assets/flags/ir.svg`: a list of countries loads those it shows. */
export const flagsPlugin = () =>
  emitPlugin('flags', async () => {
    const files = (await readdir(FLAGS)).filter((file) => /^[A-Z]{2}\.svg$/.test(file));
    const entries = files.map(async (file) => [
      `assets/flags/${file.toLowerCase()}`,
      await readFile(path.join(FLAGS, file)),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  });

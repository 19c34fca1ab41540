import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE_ROOT } from './paths.mjs';

/** Bytes of source. Smaller modules explain nothing, and would triple the file. */
const MIN_RECORDED = 500;

const cacheOf = (name) => path.join(WORKSPACE_ROOT, `.cache/budgets/${name}.json`);
/** Committed, so that a machine without an earlier build can tell what has grown. */
const fileOf = (directory) => path.join(directory, 'sizes.json');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

/** An app's earlier sizes: of the last build on this machine within the budget, else the recorded ones. */
export async function readSizes({ name, directory }) {
  const built = await readJson(cacheOf(name));
  if (built) return { parts: built, since: 'by the last build here', leftOut: 0 };
  const recorded = await readJson(fileOf(directory));
  return { parts: recorded?.parts ?? {}, since: 'when its budget was set', leftOut: MIN_RECORDED };
}

const withoutSmall = ({ modules, ...part }) => ({
  ...part,
  modules: Object.fromEntries(
    Object.entries(modules)
      .filter(([, size]) => size >= MIN_RECORDED)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/** Stores the sizes of a build within its budget; in the repository too for `npm run sizes`. */
export async function writeSizes({ name, directory }, { budgets, parts }) {
  await mkdir(path.dirname(cacheOf(name)), { recursive: true });
  await writeFile(cacheOf(name), JSON.stringify(parts));
  if (!process.env.RECORD_SIZES) return;
  const kept = Object.fromEntries(Object.entries(parts).map(([part, measured]) => [part, withoutSmall(measured)]));
  await writeFile(fileOf(directory), `${JSON.stringify({ budgets, parts: kept }, null, 2)}\n`);
}

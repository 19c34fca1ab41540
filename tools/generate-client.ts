/**
 * Writes libs/api-client/openapi.json from the API's routes and the client's operations from that document.
 * With --check it writes nothing and fails when either differs from what is committed.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOpenApi } from '@barg/api';
import { tellOutcome } from './outcome.ts';
import { readWords } from './read-words.ts';
import { wantsHelp } from './wants-help.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const CLIENT = path.join(ROOT, 'libs/api-client');
const DOCUMENT = 'openapi.json';
const GENERATED = 'src/generated';
const USAGE = `Usage: npm run generate [-- --check]
Writes the API's document from its routes, and the client from that; with --check it only says whether they differ.
  --json  what differed, as one line of JSON`;

/** Generates into a client folder with the sources that orval reads (config and mutator). */
async function generateInto(folder: string): Promise<void> {
  await writeFile(path.join(folder, DOCUMENT), `${JSON.stringify(await buildOpenApi(), null, 2)}\n`);
  const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
  await run(bin('orval'), ['--config', 'orval.config.mjs'], { cwd: folder });
  await encodeParameters(path.join(folder, GENERATED));
  await run(bin('prettier'), ['--write', '--log-level', 'error', '--ignore-path', '/dev/null', GENERATED], {
    cwd: folder,
  });
}

/**
 * Encodes path parameters, which orval does for other clients only: an id from the page's URL, as in
 * `/posts/..%2fusers%2fme`, would otherwise call another operation.
 */
async function encodeParameters(folder: string): Promise<void> {
  for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const encoded = text.replace(/url: (`[^`]*\$\{[^`]*`)/g, 'url: pathTo$1');
    if (encoded !== text) await writeFile(file, encoded.replace('import { request }', 'import { pathTo, request }'));
  }
}

async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(path.join(folder, GENERATED), { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const read = async (name: string) => [name, await readFile(path.join(folder, name), 'utf8')] as const;
  return new Map(await Promise.all([DOCUMENT, ...names].map(read)));
}

/** Files that differ between two client folders, or exist in one of them only. */
async function differences(fresh: string, committed: string): Promise<string[]> {
  const [a, b] = await Promise.all([filesOf(fresh), filesOf(committed)]);
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).toSorted();
}

async function check(): Promise<void> {
  // Beside the client, so that orval and prettier use the same packages and settings.
  const fresh = await mkdtemp(path.join(ROOT, 'libs/.client-check-'));
  try {
    for (const name of ['package.json', 'tsconfig.json', 'orval.config.mjs', 'orval-input.mjs', 'src/mutator.ts']) {
      await cp(path.join(CLIENT, name), path.join(fresh, name));
    }
    await generateInto(fresh);
    const stale = await differences(fresh, CLIENT);
    tellOutcome({ stale });
    if (stale.length === 0) return console.log('The client is up to date.');
    console.error(`The client is stale, run npm run generate:\n${stale.map((name) => `  ${name}`).join('\n')}`);
    process.exitCode = 1;
  } finally {
    await rm(fresh, { recursive: true });
  }
}

if (wantsHelp(process.argv.slice(2))) console.log(USAGE);
else {
  const { values } = readWords({ options: { check: { type: 'boolean', default: false } } }, USAGE);
  await (values.check ? check() : generateInto(CLIENT));
}

import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { after, before, type TestContext } from 'node:test';
import { startSite } from '../deploy/testing/site.ts';
import { guideLines } from '../docs/guide-lines.ts';
import { makePackages } from '../packages/make-packages.ts';
import { workspaceSurface } from '../shared-surface/workspace-surface.ts';
import { WORKSPACE } from '../workspace.ts';
import { descriptorOf } from '../workspace-remotes.ts';
import { layOutPackages, neededBy, offlineEnvironment, removeFolder, runLine } from './testing/outside.ts';

/** A remote of the product's own; what makes its repository is the same for all of them. */
const NAME = process.env.TAKE_OUT ?? 'commerce';

/** What the guide names. */
const GUIDES_REMOTE = 'commerce';
const GUIDES_SITE = 'http://localhost:3000';

const PATIENT = { timeout: 1_800_000 };
/** Installs, checks and builds: on a machine that is busy with other work each takes minutes. */
const slow = (name: string, run: (t: TestContext) => Promise<void>): void => void test(name, PATIENT, run);

let root: string;
let repository: string;
const ends: (() => unknown)[] = [];

/** Lives until the last test has ended. */
const lasting = { after: (end: () => unknown) => void ends.unshift(end) } as TestContext;

const inRepository = async (line: string, more: Record<string, string> = {}): Promise<string> =>
  runLine(line, repository, await offlineEnvironment(root, more));

before(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'barg-taken-out-'));
  ends.push(() => removeFolder(root));
  repository = path.join(root, NAME);
  const packagesDir = path.join(root, 'packages');
  const packed = await makePackages(packagesDir);
  const site = await startSite(lasting, {}, { packagesDir });
  const written = (await guideLines('own-repository.md')).find((one) => one.includes(' --take-out ')) ?? '';
  const line = written
    .replaceAll(GUIDES_REMOTE, NAME)
    .replace(`../${NAME}`, repository)
    .replace(GUIDES_SITE, site.address);
  assert.ok(line.includes(repository) && line.includes(site.address), line);
  await runLine(line, WORKSPACE, process.env);
  const { dependencies = {} } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const own = Object.keys(dependencies).map((name) => ({ name, from: `apps/${NAME}-remote` }));
  await layOutPackages(repository, neededBy(packed, own));
  await inRepository('npm install');
}, PATIENT);
after(async () => {
  for (const end of ends) await end();
});

slow('a remote of the product builds outside, within its budget, with all that its descriptor names', async () => {
  await inRepository('npm run build');
  const dist = path.join(repository, 'dist');
  const { exposes } = JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8')) as {
    exposes: Array<{ path: string }>;
  };
  const { routes, fills, intents } = await descriptorOf(`${NAME}-remote`);
  const named = new Set([...routes, ...fills, ...intents].map(({ expose }) => expose));
  assert.ok(named.size > 3);
  assert.deepEqual(
    [...named].filter((expose) => !exposes.some(({ path: made }) => made === expose)),
    [],
  );
  // Nothing that was built knows of this repository.
  const built = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = built.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  assert.ok(files.length > 10);
  for (const file of files) assert.ok(!(await readFile(file, 'latin1')).includes(WORKSPACE), file);
});

slow('its browser test passes at both widths', async () => {
  assert.match(await inRepository('npm run test:browser'), /4 passed/);
});

slow('it passes its own types, lint and tests there, and fits the shell of the workspace', async (t) => {
  const keysFile = path.join(root, 'trusted-keys.json');
  await writeFile(keysFile, JSON.stringify({ keys: [] }));
  const env = { REMOTES_DIR: path.join(root, 'remotes'), REMOTES_TRUSTED_KEYS: keysFile };
  const site = await startSite(t, env, { lent: await workspaceSurface() });
  const said = await inRepository('npm run check', { BARG_DEPLOY_TO: site.address });
  assert.match(said, /passes its types, lint and tests, and fits the site's shell/);
  assert.doesNotMatch(said, /Not judged/);
});

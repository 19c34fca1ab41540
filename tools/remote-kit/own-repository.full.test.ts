import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import os from 'node:os';
import path from 'node:path';
import test, { after, before, type TestContext } from 'node:test';
import { startSite } from '../deploy/testing/site.ts';
import type { AddressInfo } from 'node:net';
import { copyWorkspace } from '../new-remote/testing/workspace-copy.ts';
import { makePackages } from '../packages/make-packages.ts';
import { PACKAGES } from '../packages/published.ts';
import { workspaceSurface } from '../shared-surface/workspace-surface.ts';
import { WORKSPACE } from '../workspace.ts';
import { layOutPackages, neededBy, offlineEnvironment, removeFolder, runLine } from './testing/outside.ts';

/** The site and the registry that the guide speaks of. */
const GUIDES_SITE = 'http://localhost:3000';
const GUIDES_REGISTRY = 'https://registry.example';

const PATIENT = { timeout: 1_800_000 };
/** Installs, builds and opens a browser: on a machine that is busy with other work each takes minutes. */
const slow = (name: string, run: (t: TestContext) => Promise<void>): void => void test(name, PATIENT, run);

let root: string;
let repository: string;
let packagesDir: string;
let packed: Awaited<ReturnType<typeof makePackages>>;
/** What the guide has people type, by the number of its section. */
let lines: ReadonlyMap<string, string[]>;
const ends: (() => unknown)[] = [];

/** Lives until the last test has ended. */
const lasting = { after: (end: () => unknown) => void ends.unshift(end) } as TestContext;

async function readGuide(): Promise<ReadonlyMap<string, string[]>> {
  const guide = await readFile(path.join(WORKSPACE, 'docs/guides/own-repository.md'), 'utf8');
  const sections = guide.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
      return [section.charAt(0), blocks.flatMap((block) => block.trim().split('\n'))] as const;
    }),
  );
}

const inRepository = async (line: string, more: Record<string, string> = {}): Promise<string> =>
  runLine(line, repository, await offlineEnvironment(root, more));

before(async () => {
  lines = await readGuide();
  root = await mkdtemp(path.join(os.tmpdir(), 'barg-outside-'));
  ends.push(() => removeFolder(root));
  repository = path.join(root, 'quiz-night');
  packagesDir = path.join(root, 'packages');
  packed = await makePackages(packagesDir);
  const site = await startSite(lasting, {}, { packagesDir });
  const [packages, create = '', takeOut = ''] = lines.get('1') ?? [];
  assert.equal(packages, 'npm run packages');
  assert.match(takeOut, / --take-out /, 'typed by taken-out.full.test.ts');
  const words = create.replace('npm run new-remote --', 'node tools/new-remote.mjs').replace(GUIDES_SITE, site.address);
  await runLine(words, WORKSPACE, { ...process.env, INIT_CWD: path.join(root, 'barg') });
  await layOutPackages(repository, neededBy(packed));
}, PATIENT);
after(async () => {
  for (const end of ends) await end();
});

slow('installs from the site, and passes its own types, lint and tests, and builds', async () => {
  for (const line of lines.get('2') ?? []) if (!line.endsWith('test:browser')) await inRepository(line);
  const lock = JSON.parse(await readFile(path.join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string }>;
  };
  for (const name of PACKAGES.keys()) {
    const { resolved = '', integrity = '' } = lock.packages[`node_modules/${name}`] ?? {};
    assert.match(`${resolved} ${integrity}`, /\/packages\/@barg\/[a-z-]+\/-\/\S+\.[0-9a-f]{16}\.tgz sha512-/, name);
  }
  // Nothing that was built knows of this repository.
  const built = await readdir(path.join(repository, 'dist'), { recursive: true, withFileTypes: true });
  const files = built.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  assert.ok(files.length > 10);
  for (const file of files) assert.ok(!(await readFile(file, 'latin1')).includes(WORKSPACE), file);
});

slow('its browser tests pass at both widths', async () => {
  assert.match(await inRepository('npm run test:browser'), /6 passed/);
});

slow('lint says there what it says here: no text in a component, no layer above', async () => {
  const file = path.join(repository, 'src/shared/wrong.tsx');
  const source = `import { QuizNightPage } from '../routes/quiz-night-page.tsx';
export const Wrong = () => <p title="Words">{String(QuizNightPage)}</p>;\n`;
  await writeFile(file, source);
  await assert.rejects(inRepository('npm run lint'), (error: Error) => {
    assert.match(error.message, /Texts live in src\/locales/);
    assert.match(error.message, /boundaries\/dependencies/);
    return true;
  });
  await removeFolder(file);
});

slow('deploys by the key of its team, and the site serves what was built', async (t) => {
  const [keygen = '', exporting = '', ...others] = lines.get('3') ?? [];
  assert.deepEqual(others, []);
  const printed = await inRepository(keygen);
  const entry = JSON.parse(printed.slice(printed.indexOf('{'))) as object;
  const keysFile = path.join(root, 'trusted-keys.json');
  await writeFile(keysFile, JSON.stringify({ keys: [entry] }));
  const env = { REMOTES_DIR: path.join(root, 'remotes'), REMOTES_TRUSTED_KEYS: keysFile };
  const site = await startSite(t, env, { lent: await workspaceSurface() });
  const variables = `${exporting.replace(GUIDES_SITE, site.address)} && `;
  const said: string[] = [];
  for (const line of lines.get('4') ?? []) said.push(await inRepository(variables + line));
  const [check = '', deploy = '', list = ''] = said;
  assert.match(check, /passes its types, lint and tests, and fits the site's shell/);
  // Built from packages, it was built with what this workspace's shell lends.
  assert.doesNotMatch(deploy, /Not judged/);
  assert.match(list, /quiz-night +1 +deploy .* quiz-team /);

  const registry = (await (await fetch(`${site.address}/registry.json`)).json()) as {
    remotes: Record<string, { entry: string; isPaused?: true }>;
  };
  const remote = registry.remotes['quiz-night'];
  assert.equal(remote?.isPaused, undefined);
  const served = await (await fetch(site.address + (remote?.entry ?? ''))).text();
  const own = path.join(repository, 'dist', path.basename(remote?.entry ?? ''));
  assert.equal(served, await readFile(own, 'utf8'));
});

slow('a word that is neither a command nor the remote is called so, before a key is asked for', async () => {
  await assert.rejects(inRepository('npm run deploy -- rolback'), /There is no command and no remote called rolback\./);
});

slow('another key publishes nothing for it', async (t) => {
  const keysFile = path.join(root, 'no-keys.json');
  await writeFile(keysFile, JSON.stringify({ keys: [] }));
  const env = { REMOTES_DIR: path.join(root, 'other-remotes'), REMOTES_TRUSTED_KEYS: keysFile };
  const site = await startSite(t, env, { lent: await workspaceSurface() });
  const to = { BARG_DEPLOY_TO: site.address, BARG_DEPLOY_KEY: 'quiz-team-deploy-key.pem' };
  await assert.rejects(inRepository('npm run deploy -- --dist dist', to), /release\.key_not_trusted|not trusted/);
  assert.equal(await site.announced('quiz-night'), undefined);
});

/** A document with which npm publishes a version, as far as it is looked at here. */
interface Published {
  name: string;
  versions: Record<string, { version: string; dist: { integrity: string } }>;
  _attachments: Record<string, { data: string }>;
}

/** A registry that takes whatever is published, until the end of the test. */
async function openRegistry(t: TestContext) {
  const taken: Published[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'PUT') taken.push(JSON.parse(body) as Published);
    response.writeHead(request.method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}

slow('any registry of npm takes the packages as they are', async (t) => {
  const { origin, taken } = await openRegistry(t);
  const userconfig = path.join(root, 'publisher.npmrc');
  await writeFile(userconfig, `${origin.replace('http:', '')}/:_authToken=of-the-publisher\n`);
  const publish = lines.get('F')?.find((line) => line.startsWith('npm publish ')) ?? '';
  const env = await offlineEnvironment(root, { npm_config_userconfig: userconfig });
  for (const { file } of packed) {
    const archive = path.join(packagesDir, file);
    const line = publish.replace(/dist\/packages\/\S+/, archive).replace(GUIDES_REGISTRY, origin);
    assert.ok(line.includes(archive) && line.includes(origin), line);
    await runLine(line, root, env);
  }
  const got = taken.map(({ name, versions, _attachments: attached }) => {
    const [version] = Object.values(versions);
    const [archive] = Object.values(attached);
    return { name, version: version?.version, integrity: version?.dist.integrity, bytes: archive?.data.length };
  });
  const archives = packed.map(async ({ name, version, integrity, file }) => {
    const bytes = (await readFile(path.join(packagesDir, file))).toString('base64').length;
    return { name, version, integrity, bytes };
  });
  assert.deepEqual(got, await Promise.all(archives));
});

slow('the versions are checked, raised and recorded as whoever releases the packages does', async () => {
  const workspace = await copyWorkspace();
  try {
    const said: string[] = [];
    const typed = (lines.get('F') ?? []).filter((line) => line.startsWith('npm run packages '));
    for (const line of typed) said.push(await runLine(line, workspace.root, process.env));
    const [check = '', raise = '', record = '', ...others] = said;
    assert.deepEqual(others, []);
    for (const name of PACKAGES.keys()) assert.match(check, new RegExp(`^${name} \\S+ says what changed\\.$`, 'm'));
    assert.match(raise, /^Every version says what changed\.$/m);
    for (const name of PACKAGES.keys()) assert.match(record, new RegExp(`^${name} \\S+ is released\\.$`, 'm'));
  } finally {
    await workspace.remove();
  }
});

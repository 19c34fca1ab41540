import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { after, before, type TestContext } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { CREDENTIALS, startS3Server } from '@barg/s3/testing';
import { guideLines } from '../docs/guide-lines.ts';
import { commands, MOST_ARGUMENTS, type CommandName } from './commands.ts';
import { readOptions } from './options.ts';
import { folderFor, startSite } from './testing/site.ts';
import { workspaceWithTiny, type TinyWorkspace } from './testing/tiny-remote.ts';
import { typedIn } from './testing/typed-in.ts';

const BEGIN = 'npm run deploy -- ';

let team: TinyWorkspace;
let entry: string;
before(async () => {
  team = await workspaceWithTiny();
  const printed = await saidBy(['keygen', 'tiny-team', 'tiny-remote', 'shell']);
  entry = printed.slice(printed.indexOf(':\n{') + 1);
});
after(async () => {
  await team?.remove();
});

/** What a command says; rejects with what it complains about. */
async function saidBy(words: readonly string[]): Promise<string> {
  const { said, failure } = await typedIn(team.root, () => team.run([...words]));
  if (failure) throw failure;
  return said;
}

/** The deploy commands of a guide's blocks, in order, without what is said of them. */
const linesOf = async (name: string): Promise<string[]> =>
  (await guideLines(name)).filter((line) => line.startsWith(BEGIN));

const wordsOf = (line: string): string[] => line.slice(BEGIN.length).split(/\s+/);

/** A site that trusts the team's key. */
async function openSite(t: TestContext, options: Parameters<typeof startSite>[2] = {}) {
  const folder = await folderFor(t);
  const keysFile = path.join(folder, 'trusted-keys.json');
  await writeFile(keysFile, JSON.stringify({ keys: [JSON.parse(entry)] }));
  return startSite(t, { REMOTES_DIR: path.join(folder, 'store'), REMOTES_TRUSTED_KEYS: keysFile }, options);
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** Runs a line of a guide as it stands there, for the small remote instead of the feed, at the test's sites. */
const runLine = (line: string, sites: Readonly<Record<string, Site>>): Promise<string> => {
  const words = wordsOf(line).map((word) => sites[word]?.address ?? word.replace('feed-remote', 'tiny-remote'));
  const [usual] = Object.values(sites);
  const where = words.includes('--to') ? [] : ['--to', usual?.address ?? ''];
  return saidBy([...words, ...where, '--key', 'tiny-team-deploy-key.pem']);
};

/** Publishes versions with these labels, the last one live. */
async function publish(sites: Readonly<Record<string, Site>>, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await team.change({ text: label });
    await runLine(`${BEGIN}feed-remote --as ${label}`, sites);
  }
}

test('deploying.md: a change is published and taken back, then tried on some, made everybody’s and taken back', async (t) => {
  const sites = { 'https://site.example': await openSite(t) };
  const lines = (await linesOf('deploying.md')).filter((line) => !line.includes('keygen'));
  assert.equal(lines.length, 6, 'the commands are not found any more');
  await publish(sites, ['before']);
  const said: string[] = [];
  for (const line of lines) {
    // Each command that builds comes after something was changed, as the guide says.
    if (wordsOf(line)[0] === 'feed-remote') await team.change({ text: `change ${said.length}` });
    said.push(await runLine(line, sites));
  }
  const [deployed = '', taken = '', canary = '', more = '', everybodys = '', back = ''] = said;
  assert.match(deployed, /\(my-change\) for everybody/);
  assert.match(taken, /\(before\) again for everybody, \w+ \(my-change\) before/);
  assert.match(canary, /for 5 % of the visitors/);
  assert.match(more, /for 50 % of the visitors/);
  assert.match(everybodys, /is everybody’s now/);
  assert.match(back, /\(before\) again for everybody/);
});

test('deploying.md: a site with teams is started as it says, on a folder and on a bucket, and takes a deployment', async (t) => {
  const starts = (await guideLines('deploying.md')).filter((line) => / npm start$/.test(line));
  assert.equal(starts.length, 2, 'the commands are not found any more');
  const guide = await readFile(path.join(WORKSPACE, 'docs/guides/deploying.md'), 'utf8');
  const [, deploy = ''] = /^3\. The team deploys with `(npm run deploy [^`]+)`/m.exec(guide) ?? [];
  // As the client of the storage reads them: of the process.
  Object.assign(process.env, CREDENTIALS);
  const bucket = await startS3Server();
  t.after(bucket.close);
  for (const [index, start] of starts.entries()) {
    const folder = await folderFor(t);
    const named = [...start.matchAll(/([A-Z0-9_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const);
    const env = Object.fromEntries(named.map(([name, value]) => [name, value.replace('/srv/barg', folder)]));
    const keysFile = env.REMOTES_TRUSTED_KEYS ?? '';
    await writeFile(keysFile, JSON.stringify({ keys: [JSON.parse(entry)] }));
    const inBucket = env.REMOTES_S3_BUCKET !== undefined;
    assert.equal(inBucket, index === 1);
    const site = await startSite(t, { ...env, ...(inBucket && { REMOTES_S3_ENDPOINT: bucket.endpoint }) });
    await team.change({ text: `started ${index}` });
    assert.match(await runLine(deploy, { 'https://site.example': site }), /for everybody, 5 of 5 files sent/);
    assert.ok(await site.announced('tiny'));
  }
  assert.ok([...bucket.objects.keys()].some((name) => name.startsWith('remotes/tiny/releases/')));
});

test('when-something-fails.md: one sees what is live, goes back twice, takes it out, and sees what was done', async (t) => {
  const sites = { 'https://site.example': await openSite(t) };
  await publish(sites, ['first', 'second', 'third']);
  const all = await linesOf('when-something-fails.md');
  const lines = all.slice(0, 5);
  // Those are typed by webhook-guide.test.ts.
  assert.ok(all.slice(5).every((line) => wordsOf(line)[0] === 'webhook'));
  const said: string[] = [];
  for (const line of lines) said.push(await runLine(line, sites));
  const [list = '', back = '', certain = '', paused = '', history = ''] = said;
  assert.match(list, /^tiny +3 +deploy +\w+ \(third\)/m);
  assert.match(back, /\(second\) again for everybody, \w+ \(third\) before/);
  assert.match(certain, /\(first\) again for everybody, \w+ \(second\) before/);
  assert.match(paused, /paused, its pages say so/);
  assert.match(history, /^6 +pause .*\n5 +rollback .*\n4 +rollback /m);
});

test('staging-to-production.md: what staging has is published to production, the same bytes under the same version', async (t) => {
  const [staging, production] = [await openSite(t), await openSite(t)];
  const sites = { 'https://staging.example': staging, 'https://site.example': production };
  await team.change({ text: 'tested' });
  const lines = await linesOf('staging-to-production.md');
  const said: string[] = [];
  for (const line of lines) {
    // From here on nothing can be built.
    if (said.length === 1) await team.spoil({ keepsBuild: true });
    said.push(await runLine(line, sites));
  }
  const [checked = '', staged = '', listed = '', fits = '', canary = '', everybodys = ''] = said;
  assert.match(checked, /passes its types, lint and tests, and fits/);
  assert.match(staged, /\(1\.4\.0\) for everybody, 5 of 5 files sent/);
  const { remotes } = JSON.parse(listed) as { remotes: Array<{ stable: { version: string } }> };
  assert.match(fits, /fits the site's shell/);
  assert.match(canary, /\(1\.4\.0\) for 10 % of the visitors, 5 of 5 files sent/);
  assert.match(everybodys, /\(1\.4\.0\) is everybody’s now/);
  const versions = [await staging.announced('tiny'), await production.announced('tiny')].map((one) => one?.version);
  assert.deepEqual(versions, [remotes[0]?.stable.version, remotes[0]?.stable.version]);
  assert.equal(lines.length, said.length);
});

test('releasing-the-shell.md: the shell is checked, tried on some, made everybody’s, and taken back', async (t) => {
  const sites = { 'https://site.example': await openSite(t, { lent: {} }) };
  const lines = await linesOf('releasing-the-shell.md');
  assert.equal(lines.length, 7, 'the commands are not found any more');
  await team.changeShell('11111111');
  await runLine(`${BEGIN}shell --as 2.3.0`, sites);
  await team.changeShell('22222222');
  const said: string[] = [];
  for (const line of lines) said.push(await runLine(line, sites));
  const [checked = '', canary = '', more = '', everybodys = '', back = '', own = '', history = ''] = said;
  assert.match(checked, /passes its types, lint and tests, and offers what the site's remotes use/);
  assert.match(canary, /\(2\.4\.0\) for 5 % of the visitors/);
  assert.match(more, /\(2\.4\.0\) for 50 % of the visitors/);
  assert.match(everybodys, /\(2\.4\.0\) is everybody’s now/);
  assert.match(back, /\(2\.3\.0\) again for everybody, \w+ \(2\.4\.0\) before/);
  assert.match(own, /everybody gets the shell again that the site was started with/);
  assert.match(history, /^6 +retire .*\n5 +rollback .*\n4 +promote /m);
});

test('each deploy command of the guides, and each script that they name, is one that there is', async () => {
  const scriptsIn = async (manifest: string): Promise<Record<string, string>> =>
    (JSON.parse(await readFile(path.join(WORKSPACE, manifest), 'utf8')) as { scripts: Record<string, string> }).scripts;
  const scripts = await scriptsIn('package.json');
  // Which of them are typed there is for tools/new-remote/repository-commands.test.ts to say.
  const ownScripts = await scriptsIn('tools/new-remote/repository/package.json');
  const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/guides/*.md'], { cwd: WORKSPACE });
  let found = 0;
  for (const page of pages) {
    const text = await readFile(path.join(WORKSPACE, page), 'utf8');
    for (const [, name = ''] of text.matchAll(/\bnpm run ([a-z]+(?:[:-][a-z]+)*)/g)) {
      const isThere = name in scripts || (page.endsWith('own-repository.md') && name in ownScripts);
      assert.ok(isThere, `${page}: npm run ${name}`);
    }
    // There the remote need not be named, and the test of that page runs its commands.
    if (page.endsWith('own-repository.md')) continue;
    for (const [line] of text.matchAll(/^ *(npm run deploy -- [^`\n#]+)|(?<=`)(npm run deploy -- [^`#]+)(?=`)/gm)) {
      const words = wordsOf(line.trim());
      if (words.some((word) => /[<…|]/.test(word)) || words.includes('--help')) continue;
      const { positionals } = readOptions(words);
      const [first = ''] = positionals;
      const name = Object.hasOwn(commands, first) ? (first as CommandName) : 'deploy';
      const given = name === first ? positionals.length - 1 : positionals.length;
      assert.ok(given <= MOST_ARGUMENTS[name], `${page}: ${line}`);
      found += 1;
    }
  }
  assert.ok(found > 30, 'the commands are not found any more');
});

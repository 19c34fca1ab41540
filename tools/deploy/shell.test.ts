import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { after, before, type TestContext } from 'node:test';
import type { Surface } from '@barg/releases';
import { folderFor, startSite } from './testing/site.ts';
import { workspaceWithTiny, type TinyWorkspace } from './testing/tiny-remote.ts';
import { typedIn } from './testing/typed-in.ts';

const KEY = 'shell-team-deploy-key.pem';

/** The shell's team, which also has a remote here. */
let team: TinyWorkspace;
let entry: string;
before(async () => {
  team = await workspaceWithTiny();
  const { said } = await run('keygen', 'shell-team', 'shell', 'tiny');
  entry = said.slice(said.indexOf(':\n{') + 1);
});
after(async () => {
  await team?.remove();
});

/** What the program says, or complains about. */
async function run(...args: string[]): Promise<{ said: string; complaint: string }> {
  const { said, failure } = await typedIn(team.root, () => team.run(args));
  return { said, complaint: failure?.message ?? '' };
}

const kit = (...names: string[]): Surface => ({
  '@barg/ui-kit': { version: '1.0.0', exports: Object.fromEntries(names.map((name) => [name, null])) },
});

/** A site that trusts the team, whose own shell lends a button and a ribbon. */
async function setUp(t: TestContext) {
  await team.change({ used: {} });
  await team.changeShell('11111111', kit('Button', 'Ribbon'));
  const folder = await folderFor(t);
  const keysFile = path.join(folder, 'trusted-keys.json');
  await writeFile(keysFile, JSON.stringify({ keys: [JSON.parse(entry)] }));
  const env = { REMOTES_DIR: path.join(folder, 'store'), REMOTES_TRUSTED_KEYS: keysFile };
  const site = await startSite(t, env, { lent: kit('Button', 'Ribbon') });
  const command = (...args: string[]) => run(...args, '--to', site.address, '--key', KEY);
  const succeeds = async (...args: string[]): Promise<string> => {
    const { said, complaint } = await command(...args);
    assert.equal(complaint, '', args.join(' '));
    return said;
  };
  const fails = async (...args: string[]): Promise<string> => {
    const { said, complaint } = await command(...args);
    assert.notEqual(complaint, '', `${args.join(' ')} was taken: ${said}`);
    return complaint;
  };
  const versionIn = (json: string): string =>
    (JSON.parse(json) as { statement: { stable: { version: string } } }).statement.stable.version;
  return { site, succeeds, fails, versionIn };
}

test('the shell is deployed, tried on some, made everybody’s and taken back by the words of a remote', async (t) => {
  const { site, succeeds, fails, versionIn } = await setUp(t);
  assert.match(
    await succeeds('shell', '--as', 'first'),
    /^shell: [0-9a-f]{16} \(first\) for everybody, 11 of 11 files sent, .* \(statement 1, shell-team\)$/m,
  );
  const first = await site.shell();
  assert.match(first ?? '', /^[0-9a-f]{16}$/);
  assert.ok(!existsSync(path.join(team.root, 'apps/shell/dist')), 'what `npm start` serves is left alone');
  assert.match(await succeeds('shell'), /nothing has changed, \w+ \(first\) is everybody's already/);

  await team.changeShell('22222222', kit('Button', 'Ribbon'));
  assert.match(await succeeds('shell', '--canary', '5', '--as', 'second'), /\(second\) for 5 % of the visitors/);
  // Each page is another visitor's, who may be among the few: that all of them are happens once in sixty million runs.
  const visitors = await Promise.all(Array.from({ length: 6 }, () => site.shell()));
  assert.ok(visitors.includes(first));
  assert.match(await succeeds('canary', 'shell', '50'), /\(second\) for 50 %/);
  const second = versionIn(await succeeds('promote', 'shell', '--json'));
  assert.equal(await site.shell(), second);
  assert.match(await succeeds('list'), /^shell +4 +promote +\w+ \(second\)/m);
  assert.match(await succeeds('rollback', 'shell'), /\(first\) again for everybody, \w+ \(second\) before/);
  assert.equal(await site.shell(), first);
  assert.match(await fails('rollback', 'shell', '--force'), /no version before this one\. Retire it: then everybody/);
  assert.match(await succeeds('retire', 'shell'), /everybody gets the shell again that the site was started with/);
  assert.equal(await site.shell(), undefined);
  assert.match(await succeeds('history', 'shell'), /^6 +retire .*\n5 +rollback .*\n4 +promote /m);
  for (const word of ['pause', 'resume']) assert.match(await fails(word, 'shell'), /^The shell cannot be paused/);
});

test('a shell is refused that lacks what a deployed remote uses, a canary’s too, with names', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  await team.change({ used: kit('Ribbon') });
  await succeeds('tiny');
  await team.changeShell('33333333', kit('Button'));
  for (const command of [['check', 'shell'], ['shell'], ['shell', '--unchecked'], ['shell', '--canary', '1']]) {
    const complaint = await fails(...command);
    assert.match(
      complaint,
      /^That shell would leave behind .*\n {2}tiny [0-9a-f]{16}: @barg\/ui-kit Ribbon is missing$/m,
    );
  }
  assert.equal(await site.shell(), undefined);
  await team.changeShell('33333333', kit('Button', 'Ribbon'));
  assert.match(
    await succeeds('check', 'shell'),
    /^shell \(contract 1\.0\.0\) passes its types, lint and tests, and offers what the site's remotes use \(1 compared\)\. Its build: \.cache\/deploy\/shell$/m,
  );
  await team.change({ used: kit('Button') });
  await succeeds('tiny', '--canary', '1');
  await team.changeShell('44444444', kit('Ribbon'));
  assert.match(await fails('shell'), /tiny [0-9a-f]{16}: @barg\/ui-kit Button is missing/);
});

test('types, lint and tests of the shell stand before it; leaving them out is written down', async (t) => {
  const { succeeds, fails } = await setUp(t);
  await team.haveShellChecks({ test: 'echo one of them fails; exit 1' });
  t.after(() => team.haveShellChecks({}));
  assert.match(await fails('shell'), /^shell fails its tests\.\none of them fails$/m);
  await succeeds('shell', '--unchecked');
  assert.match(await succeeds('history', 'shell'), /^1 +deploy +\w+, unchecked/m);
});

test('a remote is compared with the shell that everybody has, and with the canary of it', async (t) => {
  const { succeeds, fails } = await setUp(t);
  await succeeds('shell');
  await team.changeShell('55555555', kit('Button'));
  await succeeds('shell', '--canary', '5');
  await team.change({ used: kit('Ribbon') });
  const complaint = await fails('tiny');
  assert.match(
    complaint,
    /tiny would fail with the libraries that the canary of the site's shell lends:\n.* Ribbon is/,
  );
  await succeeds('rollback', 'shell');
  await succeeds('tiny');
});

test('going back to a shell that lacks what remotes need by now is refused, and possible for who insists', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  await succeeds('shell', '--as', 'old');
  const old = await site.shell();
  await team.changeShell('66666666', kit('Button', 'Ribbon', 'Balloon'));
  await succeeds('shell', '--as', 'new');
  await team.change({ used: kit('Balloon') });
  await succeeds('tiny');
  const complaint = await fails('rollback', 'shell');
  assert.match(complaint, /tiny [0-9a-f]{16}: @barg\/ui-kit Balloon is missing\n[^]*insist with --force/);
  // The one that the site was started with lacks it too.
  assert.match(await fails('retire', 'shell'), /Balloon is missing/);
  assert.notEqual(await site.shell(), old);
  assert.match(await succeeds('rollback', 'shell', '--force'), /^Insisted upon:\n[^]*\(old\) again for everybody/);
  assert.equal(await site.shell(), old);
});

test('publishes a build of the shell that was made elsewhere, and nothing that is none', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  await succeeds('shell');
  const elsewhere = path.join(await folderFor(t), 'dist');
  await cp(path.join(team.root, '.cache/deploy/shell'), elsewhere, { recursive: true });
  await writeFile(path.join(elsewhere, 'robots.txt'), 'User-agent: nobody');
  // The others are those of the shell that is live.
  assert.match(await succeeds('shell', '--dist', elsewhere), /for everybody, 1 of 11 files sent/);
  assert.ok(await site.shell());
  const nothing = await folderFor(t);
  assert.match(await fails('shell', '--dist', nothing), /^There is no build of a shell in /);
  assert.match(await fails('shell', '--base', 'https://cdn.example/'), /come from the site itself: it has no --base/);
});

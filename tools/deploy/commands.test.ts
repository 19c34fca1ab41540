import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { after, before, type TestContext } from 'node:test';
import { CONTRACT_VERSION } from '@barg/contract';
import type { Surface } from '@barg/releases';
import { folderFor, startSite, type Announced } from './testing/site.ts';
import { workspaceWithTiny, type TinyWorkspace } from './testing/tiny-remote.ts';
import { typedIn } from './testing/typed-in.ts';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** The team's workspace, and what its key is to be trusted by. */
let team: TinyWorkspace;
let entry: string;
before(async () => {
  team = await workspaceWithTiny();
  const { stdout } = await run('keygen', 'tiny-team', 'tiny-remote');
  entry = stdout.slice(stdout.indexOf(':\n{') + 1);
});
after(async () => {
  await team?.remove();
});

/** What the program says, as its process does; the last test starts one. */
const run = async (...args: string[]): Promise<Outcome> => {
  const { said, failure } = await typedIn(team.root, () => team.run(args));
  return { code: failure ? 1 : 0, stdout: said, stderr: failure?.message ?? '' };
};

/** A site with teams that trusts the key, on which nothing is published yet. */
async function setUp(t: TestContext, { lent }: { lent?: Surface } = {}) {
  await team.change({});
  const folder = await folderFor(t);
  const keysFile = path.join(folder, 'trusted-keys.json');
  await writeFile(keysFile, JSON.stringify({ keys: [JSON.parse(entry)] }));
  const env = { REMOTES_DIR: path.join(folder, 'store'), REMOTES_TRUSTED_KEYS: keysFile };
  const site = await startSite(t, env, { lent });
  const command = (...args: string[]) => run(...args, '--to', site.address, '--key', 'tiny-team-deploy-key.pem');
  /** @returns what it says; fails with what it complains about */
  const succeeds = async (...args: string[]): Promise<string> => {
    const { code, ...said } = await command(...args);
    assert.equal(code, 0, `${args.join(' ')}: ${said.stderr}`);
    return said.stdout;
  };
  const fails = async (...args: string[]): Promise<string> => {
    const { code, stderr, ...said } = await command(...args);
    assert.equal(code, 1, `${args.join(' ')} was taken: ${said.stdout}`);
    return stderr;
  };
  return { site, succeeds, fails };
}

/** `action stable canary` of each row of a table. */
const rowsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.replaceAll(/\b[0-9a-f]{16} \((\w+)\)/g, '$1').replace(/^\d+ +/, ''))
    .map((row) => row.replace(/ +tiny-team .*$/, '').replaceAll(/ {2,}/g, ' | '));

test('deploys, tries a canary, makes it everybody’s, and takes back: one version, and a certain one', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  const version = async () => (await site.announced('tiny'))?.version;
  assert.match(await succeeds('list'), /^Nothing is published there yet\.\nThe shell speaks contract /);
  assert.match(
    await succeeds('tiny-remote', '--as', 'first'),
    /tiny: [0-9a-f]{16} \(first\) for everybody, 5 of 5 files sent, .* \(statement 1, tiny-team\)/,
  );
  const first = await version();
  assert.match(await succeeds('deploy', 'tiny', '--as', 'again'), /nothing has changed, \w+ \(first\) is everybody's/);

  await team.change({ text: 'two' });
  assert.match(await succeeds('tiny', '--canary', '5', '--as', 'second'), /\(second\) for 5 % .*, 1 of 5 files sent/);
  assert.match(
    await succeeds('tiny', '--canary', '5'),
    /nothing has changed, \w+ \(second\) is for 5 % of the visitors/,
  );
  assert.match(await succeeds('canary', 'tiny', '50%'), /tiny: \w+ \(second\) for 50 % of the visitors \(statement 3/);
  assert.match(
    await succeeds('canary', 'tiny', '50'),
    /nothing has changed, \w+ \(second\) is for 50 % of the visitors/,
  );
  assert.equal(await version(), first, 'a visitor without a name is not among those who try it');
  assert.deepEqual(rowsOf(await succeeds('list')).slice(0, 1), ['tiny | 3 | canary | first | second for 50 %']);
  assert.match(await succeeds('rollback', 'tiny'), /\(first\) again for everybody, \w+ \(second\) before/);
  assert.match(await fails('promote', 'tiny'), /^tiny has no canary to promote\.$/m);
  assert.match(await fails('canary', 'tiny', '5'), /^tiny has no canary to change\.$/m);
  assert.match(await fails('rollback', 'tiny', '--force'), /^tiny has no version before this one\.$/m);

  await succeeds('tiny', '--canary', '10');
  assert.match(await succeeds('promote', 'tiny-remote'), /\(second\) is everybody’s now/);
  const second = await version();
  assert.notEqual(second, first);
  await team.change({ text: 'three' });
  await succeeds('tiny', '--as', 'third');
  assert.match(await succeeds('rollback', 'tiny'), /\(second\) again for everybody/);
  assert.match(
    await fails('rollback', 'tiny'),
    /^tiny was rolled back \d+ s ago by tiny-team, to \w+ \(second\)\. Name/m,
  );
  assert.equal(await version(), second);
  assert.match(await succeeds('rollback', 'tiny', '--version', 'third'), /\(third\) again/);
  assert.match(await succeeds('rollback', 'tiny', '--version', first?.slice(0, 8) ?? ''), /\(first\) again/);
  assert.equal(await version(), first);
  assert.match(
    await succeeds('rollback', 'tiny', '--version', 'first'),
    /^tiny: nothing has changed, \w+ \(first\) is everybody's already$/m,
  );
  assert.match(await fails('rollback', 'tiny', '--version', 'fourth'), /is called "fourth": "history tiny" lists them/);

  const history = rowsOf(await succeeds('history', 'tiny'));
  assert.deepEqual(history.toReversed(), [
    'deploy | first | -',
    'canary | first | second for 5 %',
    'canary | first | second for 50 %',
    'rollback | first | -',
    'canary | first | second for 10 %',
    'promote | second | -',
    'deploy | third | -',
    'rollback | second | -',
    'rollback | third | -',
    'rollback | first | -',
  ]);
});

test('publishes what was built elsewhere, and tells programs what it did', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  const told = async (...args: string[]) =>
    JSON.parse(await succeeds(...args, '--json')) as { changed: boolean; statement: Announced; files?: object };
  await succeeds('check', 'tiny');
  const elsewhere = path.join(await folderFor(t), 'dist');
  await cp(team.built, elsewhere, { recursive: true });
  await team.spoil();
  assert.match(await succeeds('check', 'tiny', '--dist', elsewhere), /fits the site's shell/);
  const first = await told('tiny', '--dist', elsewhere);
  assert.deepEqual([first.changed, first.files], [true, { sent: 5, all: 5 }]);
  assert.equal((await told('tiny', '--dist', elsewhere)).changed, false);
  assert.equal((await told('pause', 'tiny')).statement.isPaused, true);
  const list = JSON.parse(await succeeds('list', '--json')) as { remotes: Array<{ remote: string; action: string }> };
  assert.deepEqual(
    list.remotes.map(({ remote, action }) => [remote, action]),
    [['tiny', 'pause']],
  );
  assert.ok(await site.announced('tiny'));
  assert.match(await fails('other', '--dist', elsewhere), /^The build in .* is of tiny, not of other\.$/);
  assert.match(await fails('tiny', '--dist', `${elsewhere}/none`), /^There is no build in /);
  await writeFile(path.join(elsewhere, 'descriptor.json.gz'), 'cut on its way');
  for (const words of [['check', 'tiny'], ['tiny']])
    assert.match(
      await fails(...words, '--dist', elsewhere),
      /^The build in .* is damaged: descriptor\.json\.gz holds another descriptor\.json\. Build it anew\.$/,
    );
});

test('publishes nothing whose checks fail, and remembers with a version that nobody has checked it', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  t.after(() => team.haveChecks({}));
  await team.haveChecks({ test: 'echo "1 of 2 failed" && exit 1' });
  for (const command of [['check', 'tiny'], ['tiny']]) {
    assert.match(await fails(...command), /^tiny fails its tests\.\n1 of 2 failed$/);
  }
  assert.ok(!existsSync(path.join(team.root, 'apps/tiny-remote/dist')), 'a site that starts here would publish it');
  assert.equal(await site.announced('tiny'), undefined);
  assert.match(await succeeds('check', 'tiny', '--unchecked'), /^tiny \(contract \S+\) fits/m);
  await succeeds('tiny', '--as', 'hasty', '--unchecked', '--canary', '5');
  await succeeds('promote', 'tiny');
  assert.deepEqual(rowsOf(await succeeds('list')).slice(0, 1), ['tiny | 2 | promote | hasty, unchecked | -']);
  await team.haveChecks({});
  assert.match(await succeeds('tiny'), /\(hasty\) for everybody, 0 of 5 files sent/);
  assert.deepEqual(rowsOf(await succeeds('history', 'tiny')), [
    'deploy | hasty | -',
    'promote | hasty, unchecked | -',
    'canary | - | hasty, unchecked for 5 %',
  ]);
});

test('retires a remote, whose address another one may have, and brings it back', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  assert.match(await fails('retire', 'tiny'), /^tiny is not published there\.$/);
  await succeeds('tiny', '--as', 'first');
  assert.match(await succeeds('retire', 'tiny'), /^tiny: retired, nobody gets anything of it/m);
  assert.equal(await site.announced('tiny'), undefined);
  assert.match(await succeeds('retire', 'tiny'), /nothing has changed, it is retired already/);
  assert.match(await fails('pause', 'tiny'), /^tiny is not published there\.$/);
  assert.deepEqual(rowsOf(await succeeds('list')).slice(0, 1), ['tiny | 2 | retire | - | -']);
  assert.match(await succeeds('rollback', 'tiny'), /\(first\) again for everybody/);
  assert.ok(await site.announced('tiny'));
});

test('takes a remote out for a while, and a deployment ends that too', async (t) => {
  const { site, succeeds, fails } = await setUp(t);
  assert.match(await fails('pause', 'tiny'), /^tiny is not published there\.$/m);
  assert.match(await fails('rollback', 'tiny'), /^tiny was never published there\.$/m);
  assert.match(await fails('history', 'tiny'), /^tiny was never published there\.$/m);
  await succeeds('tiny', '--as', 'first');
  assert.match(await succeeds('pause', 'tiny'), /tiny: paused, its pages say so and nothing of it is loaded/);
  assert.equal((await site.announced('tiny'))?.isPaused, true);
  assert.match(await succeeds('pause', 'tiny'), /^tiny: nothing has changed, it is paused already$/m);
  assert.match(await succeeds('resume', 'tiny'), /\(first\) is there again/);
  assert.match(await succeeds('resume', 'tiny'), /^tiny: nothing has changed, it is not paused$/m);
  assert.equal(rowsOf(await succeeds('history', 'tiny')).length, 3);
  assert.equal((await site.announced('tiny'))?.isPaused, undefined);
  await succeeds('pause', 'tiny');
  await team.change({ text: 'for a few' });
  for (const word of ['published', 'so already'])
    assert.match(await fails('tiny', '--canary', '5'), /^Nobody gets it: tiny is paused/, word);
  await team.change({});
  assert.match(await succeeds('tiny'), /\(first\) for everybody, 0 of 5 files sent/);
  assert.equal((await site.announced('tiny'))?.isPaused, undefined);
});

const LENT: Surface = { '@barg/ui-kit': { version: '1.0.0', exports: { Button: null } } };

test('checks without publishing, and publishes nothing that the shell would not load or does not lend', async (t) => {
  const { site, succeeds, fails } = await setUp(t, { lent: LENT });
  await team.change({ used: LENT });
  assert.match(
    await succeeds('check', 'tiny'),
    new RegExp(`tiny \\(contract ${CONTRACT_VERSION}\\) passes its .* fits`),
  );
  await team.change({ used: { '@barg/ui-kit': { version: '1.0.0', exports: { Ribbon: null } } } });
  for (const command of [['check', 'tiny'], ['tiny']]) {
    assert.match(await fails(...command), /tiny would fail with the libraries .*\n {2}@barg\/ui-kit Ribbon is missing/);
  }
  await team.change({ path: '/auth/login' });
  for (const command of [['check', 'tiny'], ['tiny']]) {
    assert.match(await fails(...command), /^tiny has what others .*\n {2}route \/auth\/login: the site itself$/m);
  }
  await team.change({ contract: '99.0.0' });
  for (const command of [['check', 'tiny'], ['tiny']]) {
    assert.match(await fails(...command), /tiny was built for contract 99\.0\.0, the site's shell speaks .*Deploy the/);
  }
  await team.spoil();
  assert.match(await fails('tiny'), /^The build failed\.[^]*nothing\.js/);
  assert.equal(await site.announced('tiny'), undefined);
});

const RIBBON: Surface = { '@barg/ui-kit': { version: '1.0.0', exports: { Ribbon: null } } };

test('goes back to no version that uses what the shell lends no more, unless somebody insists', async (t) => {
  const { site, succeeds, fails } = await setUp(t, { lent: RIBBON });
  await team.change({ text: 'with ribbon', used: RIBBON });
  await succeeds('tiny', '--as', 'ribbon');
  await team.change({ text: 'without' });
  await succeeds('tiny', '--as', 'plain');
  await team.change({ text: 'the newest' });
  await succeeds('tiny', '--as', 'newest');
  await writeFile(site.lentFile, JSON.stringify(LENT));
  assert.match(
    await fails('rollback', 'tiny', '--version', 'ribbon'),
    /tiny would fail with the libraries [^]* Ribbon is missing[^]*insist with --force/,
  );
  assert.match(await succeeds('rollback', 'tiny'), /\(plain\) again for everybody/);
  assert.match(
    await succeeds('rollback', 'tiny', '--version', 'ribbon', '--force'),
    /Insisted upon:[^]*\(ribbon\) again/,
  );
});

test('is compared again with what the site has once its checks have passed', async (t) => {
  const { site, fails } = await setUp(t, { lent: RIBBON });
  t.after(() => team.haveChecks({}));
  await team.change({ text: 'with ribbon', used: RIBBON });
  // Meanwhile somebody releases a shell without it.
  const without = path.join(await folderFor(t), 'lent.json');
  await writeFile(without, JSON.stringify(LENT));
  await team.haveChecks({ test: `cp ${without} ${site.lentFile}` });
  assert.match(await fails('tiny'), /tiny would fail with the libraries [^]* Ribbon is missing/);
  assert.equal(await site.announced('tiny'), undefined);
});

test('publishes nothing that cannot be compared, because the site answers an error', async (t) => {
  const { site, succeeds, fails } = await setUp(t, { lent: LENT });
  await succeeds('check', 'tiny');
  await writeFile(site.lentFile, '{');
  assert.match(await fails('tiny', '--unchecked'), /shared\.json/);
  assert.equal(await site.announced('tiny'), undefined);
});

test('a key lies in the folder where it was asked for, whatever the team is called', async () => {
  for (const name of ['../x y', '../outside', 'no/folder', '-team', '.hidden', 'x'.repeat(41)]) {
    const { code, stderr } = await run('keygen', '--', name, 'tiny');
    assert.deepEqual([code, stderr.includes('is no name of a team')], [1, true], stderr);
  }
  assert.match((await run('keygen', 'تیم-برگ', 'tiny')).stdout, /"team": "تیم-برگ"/);
});

test('a team that the site does not know gets its refusal in one sentence', async (t) => {
  const { site, succeeds } = await setUp(t);
  await succeeds('tiny');
  await run('keygen', 'strangers', 'tiny');
  const stranger = ['--to', site.address, '--key', 'strangers-deploy-key.pem'];
  const { code, stderr } = await team.node('tools/deploy/main.ts', 'pause', 'tiny', ...stranger).then(
    (output) => ({ code: 0, ...output }),
    (error: Outcome) => error,
  );
  assert.equal(code, 1);
  assert.match(stderr, /^The site refused it \(release\.key_not_trusted\): .+$/m);
  assert.equal(stderr.trim().split('\n').length, 1);
  const { stdout } = await team
    .node('tools/deploy/main.ts', 'pause', 'tiny', '--json', ...stranger)
    .catch((error: Outcome) => error);
  const { error } = JSON.parse(stdout) as { error: { code: string } };
  assert.equal(error.code, 'release.key_not_trusted');
});

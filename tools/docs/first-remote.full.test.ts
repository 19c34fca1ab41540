/**
 * `your-first-remote.md`, `contracts-and-versions.md` and the last command of `when-something-fails.md`, typed as they stand
 * there, in a clone beside a running site.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import test, { after, before, type TestContext } from 'node:test';
import { startSite } from '../deploy/testing/site.ts';
import { copyWorkspace, type WorkspaceCopy } from '../new-remote/testing/workspace-copy.ts';
import { runLine } from '../remote-kit/testing/outside.ts';
import { workspaceSurface } from '../shared-surface/workspace-surface.ts';
import { guideLines } from './guide-lines.ts';

/** The site that the other guides speak of. */
const GUIDES_SITE = 'https://site.example';

const POLL_MS = 200;
const PATIENT = { timeout: 1_800_000 };
/** Checks, builds and serves: on a machine that is busy with other work each takes minutes. */
const slow = (name: string, run: (t: TestContext) => Promise<void>): void => void test(name, PATIENT, run);

let clone: WorkspaceCopy;
let site: Awaited<ReturnType<typeof startSite>>;
let env: NodeJS.ProcessEnv;
let lines: string[];
const ends: (() => unknown)[] = [];

/** Lives until the last test has ended. */
const lasting = { after: (end: () => unknown) => void ends.unshift(end) } as TestContext;

const inClone = (line: string): Promise<string> => runLine(line, clone.root, env);

/** The next line of the guide, which must be this one: a guide that has another has it here too. */
function next(pattern: RegExp): string {
  const line = lines.shift() ?? '';
  assert.match(line, pattern);
  return line;
}

/** What a line that serves says before it is asked to end. */
async function whileItServes(line: string, ready: RegExp, look: (said: string) => Promise<void>): Promise<void> {
  const child: ChildProcess = spawn('sh', ['-c', line], { cwd: clone.root, env, detached: true });
  const ended = once(child, 'exit');
  let said = '';
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        said += String(part);
        if (ready.test(said)) resolve();
      });
    }
    void ended.then(() => reject(new Error(`${line} ended:\n${said}`)));
  });
  try {
    await isReady;
    await look(said);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** The page of a program that serves, once it is there; it compiles before it listens. */
async function served(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return answer.text();
    await delay(POLL_MS);
  }
}

const textOf = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  assert.ok(answer.ok, `${url}: ${answer.status}`);
  return answer.text();
};

before(async () => {
  clone = await copyWorkspace();
  ends.push(() => clone.remove());
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-first-remote-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const keysFile = path.join(folder, 'trusted-keys.json');
  const printed = await runLine('npm run deploy -- keygen first-team quiz-night', clone.root, process.env);
  await writeFile(keysFile, JSON.stringify({ keys: [JSON.parse(printed.slice(printed.indexOf('\n{') + 1))] }));
  const store = { REMOTES_DIR: path.join(folder, 'store'), REMOTES_TRUSTED_KEYS: keysFile };
  // As a site that runs on a developer's machine.
  const overrideOrigins = ['http://localhost:*'];
  site = await startSite(lasting, store, { lent: await workspaceSurface(), overrideOrigins });
  const { BARG_DEPLOY_TO: _to, ...others } = process.env;
  // The site is the one of this machine, at another port than usual.
  env = { ...others, PORT: new URL(site.address).port, BARG_DEPLOY_KEY: 'first-team-deploy-key.pem' };
  // What a clone has, as far as the guide takes something back.
  await inClone('git init -q && git add package-lock.json docs/guides');
  await inClone('git -c user.name=Team -c user.email=team@site.example commit -qm clone');
  lines = await guideLines('your-first-remote.md');
}, PATIENT);
after(async () => {
  for (const end of ends) await end();
});

slow('a remote is made, served alone and for the site, checked, and stands in the workshop', async () => {
  const made = await inClone(next(/^npm run new-remote -- quiz-night /));
  const guide = await readFile(path.join(clone.root, 'docs/guides/your-first-remote.md'), 'utf8');
  const [promised = ''] = /^Made apps\/quiz-night-remote.*$/m.exec(guide) ?? [];
  assert.ok(promised !== '' && made.includes(promised), `${made}\nis not\n${promised}`);

  await whileItServes(next(/^npm run dev -- quiz-night-remote$/), /Ctrl-C ends it/, async (said) => {
    const [alone = ''] = /(?<=alone: +)http\S+/.exec(said) ?? [];
    assert.match(await textOf(alone), /<div id="root">/);
    const { port } = new URL(site.address);
    const origin = new URL(alone).origin;
    assert.ok(said.includes(`http://localhost:${port}/quiz-night?mf-override=quiz-night@${origin}`), said);
  });

  for (const check of [/ts7\/bin\/tsc -p /, /^npx eslint /, /^npx jest /]) await inClone(next(check));

  const story = await readFile(
    path.join(clone.root, 'apps/quiz-night-remote/src/features/performers/components/performer-rows.story.tsx'),
    'utf8',
  );
  const [, title = ''] = /title: '([^']+)'/.exec(story) ?? [];
  assert.notEqual(title, '');
  await whileItServes(next(/^npm run workshop$/), /compiled/, async () => {
    const page = await served('http://localhost:4400');
    const scripts = [...page.matchAll(/src="([^"]+\.js)"/g)].map(
      ([, src = '']) => new URL(src, 'http://localhost:4400').href,
    );
    const sources = await Promise.all(scripts.map(textOf));
    assert.ok(
      sources.some((source) => source.includes(title)),
      'its story is not in the workshop',
    );
  });
});

slow('it is deployed, and the site has its page', async () => {
  const said = await inClone(next(/^npm run deploy -- quiz-night-remote --as first$/));
  assert.match(said, /^Built quiz-night after \d+\.\d s$/m);
  assert.match(said, /^quiz-night: \w{16} \(first\) for everybody, (\d+) of \1 files sent, \d+\.\d s \(statement 1, /m);
  const guide = await readFile(path.join(clone.root, 'docs/guides/your-first-remote.md'), 'utf8');
  const [promised = ''] = /\d+ of \d+ files sent/.exec(guide) ?? [];
  assert.ok(promised !== '' && said.includes(promised), `${said}\nhas not\n${promised}`);
  assert.doesNotMatch(said, /Not judged/);
  assert.ok(await site.announced('quiz-night'));
});

slow(
  'contracts-and-versions.md: the site is asked what a change would break, and what it runs is recorded',
  async () => {
    const [ask = '', record = '', ...others] = await guideLines('contracts-and-versions.md');
    assert.deepEqual(others, []);
    const atSite = (line: string): Promise<string> => inClone(line.replace(GUIDES_SITE, site.address));
    assert.match(await atSite(ask), new RegExp(`Contract \\S+ breaks none of the 1 remotes of ${site.address}\\.`));

    const slots = path.join(clone.root, 'libs/contract/src/schemas/slots.ts');
    const source = await readFile(slots, 'utf8');
    assert.ok(source.includes("'shell.aside'"));
    await writeFile(slots, source.replaceAll("'shell.aside'", "'shell.beside'"));
    await assert.rejects(atSite(ask), ({ message }: Error) => {
      assert.match(message, /would break quiz-night/);
      assert.match(message, /^ {2}slot shell\.aside was removed$/m);
      assert.match(message, /What to do: docs\/guides\/contracts-and-versions\.md/);
      return true;
    });
    await writeFile(slots, source);

    assert.match(await atSite(record), /Wrote what quiz-night use to libs\/contract\/deployed\.json/);
    const recorded = await readFile(path.join(clone.root, 'libs/contract/deployed.json'), 'utf8');
    assert.match(recorded, /"shell\.aside"/);
  },
);

slow('when-something-fails.md: a build is served for one tab of the site that is named', async () => {
  const line = (await guideLines('when-something-fails.md')).find((one) => one.startsWith('npm run dev -- ')) ?? '';
  assert.ok(line.endsWith(` --shell ${GUIDES_SITE}`), line);
  const here = line.replace(GUIDES_SITE, site.address).replace('feed-remote', 'quiz-night-remote');
  await whileItServes(here, /Ctrl-C ends it/, async (said) => {
    const { origin } = new URL(/(?<=alone: +)http\S+/.exec(said)?.[0] ?? '');
    assert.ok(said.includes(`In ${site.address}: ${site.address}/quiz-night?mf-override=quiz-night@${origin}`), said);
    assert.match(await textOf(`${origin}/mf-manifest.json`), /quiz/);
  });
});

slow('the experiment is taken back, and the site says that it is closed', async () => {
  for (const back of [/^rm -r apps\/quiz-night-remote/, /^git checkout /]) await inClone(next(back));
  assert.equal(existsSync(path.join(clone.root, 'apps/quiz-night-remote')), false);
  assert.equal(await inClone('git status --porcelain --untracked-files=no'), '');
  assert.match(await inClone(next(/^npm run deploy -- pause quiz-night-remote$/)), /paused/);
  assert.equal((await site.announced('quiz-night'))?.isPaused, true);
  assert.deepEqual(lines, [], 'the guide has more lines than were typed');
});

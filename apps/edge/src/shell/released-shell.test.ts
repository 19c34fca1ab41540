import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import test, { type TestContext } from 'node:test';
import { createDeployment, shellFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';
import { releasedShell } from './released-shell.ts';
import { sourceOf } from '../page/inline-script.ts';
import { WATCHER } from './watch-start.ts';

const [FIRST, SECOND, THIRD] = ['11111111', '22222222', '33333333'] as const;

const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { publishing, shellDir } = deployment;
  const reports: string[] = [];
  const withdrawn = new Set<string>();
  /** As after a start of the web tier. */
  const start = async () => {
    const shells = releasedShell({
      ...{ ...publishing, shellDir, report: (message) => void reports.push(message) },
      isWithdrawn: (_shell, version) => withdrawn.has(version),
    });
    const edge = await openEdge(t, deployment, { shells, publishing });
    const get = (url: string, cookie = '', accept = '*/*') => edge.inject({ url, headers: { cookie, accept } });
    const open = async (cookie = '') => {
      const answer = await get('/home', cookie, 'text/html');
      const boot = JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '{}') as {
        shell?: string;
        reportShare: number;
      };
      const policy = String(answer.headers['content-security-policy']);
      return { ...boot, body: answer.body, policy, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] };
    };
    return { edge, get, open };
  };
  return { ...deployment, ...(await start()), start, reports, withdrawn };
};

test('without a release everybody gets the shell that the site was started with, as before there were any', async (t) => {
  const { open, get } = await setUp(t);
  const page = await open();
  assert.match(page.body, /src="\/main\.0123abcd\.js"/);
  assert.deepEqual([page.shell, page.cookie], [undefined, '']);
  assert.ok(!page.body.includes(WATCHER) && !page.policy.includes(sourceOf(WATCHER)));
  assert.equal((await get('/main.0123abcd.js')).statusCode, 200);
  assert.equal((await get('/main.99999999.js')).statusCode, 404);
});

test('a released shell makes the pages, and those that are open keep the files of theirs', async (t) => {
  const { deploy, open, get } = await setUp(t);
  const first = await deploy('shell', shellFiles(FIRST));
  const page = await open();
  assert.deepEqual([page.shell, page.cookie], [first.version, '']);
  assert.match(page.body, /src="\/main\.11111111\.js"/);
  assert.equal((await get('/service-worker.js')).body, '/* on 11111111 */');
  const second = await deploy('shell', shellFiles(SECOND));
  assert.equal((await open()).shell, second.version);
  for (const [name, content] of [
    [FIRST, 'main 11111111'],
    [SECOND, 'main 22222222'],
    ['0123abcd', 'main'],
  ]) {
    const { statusCode, body, headers } = await get(`/main.${name}.js`);
    assert.equal(statusCode, 200, name);
    assert.ok(body.includes(`"${content}"`), body);
    assert.match(String(headers['cache-control']), /immutable/);
  }
  const worker = await get('/service-worker.js');
  assert.deepEqual([worker.body, worker.headers['cache-control']], ['/* on 22222222 */', 'no-cache']);
  const named = (file: string) => get(`/remotes/shell/${second.version}/${file}`);
  assert.equal((await named('shared.json')).statusCode, 200);
  // Only what teams compare: scripts and their maps are not to be had past the root's rules.
  for (const file of [`main.${SECOND}.js`, 'index.html', 'service-worker.js', 'release.json'])
    assert.equal((await named(file)).statusCode, 404, file);
  for (const away of ['/main.99999999.js', '/release.json', '/nothing.json', '/..%2frelease.json', '/server/bundle.js'])
    assert.equal((await get(away)).statusCode, 404, away);
});

test('a canary that is raised in many steps takes no files from the pages of the versions before', async (t) => {
  const { deploy, release, publish, get } = await setUp(t);
  await deploy('shell', shellFiles(FIRST));
  await deploy('shell', shellFiles(SECOND));
  const canary = await release('shell', shellFiles(THIRD));
  await publish('shell', { action: 'canary', release: canary, percent: 1 });
  for (let percent = 2; percent <= 20; percent += 1)
    await publish('shell', { action: 'canary', release: null, percent });
  await publish('shell', { action: 'promote' });
  for (const name of [FIRST, SECOND, THIRD]) assert.equal((await get(`/main.${name}.js`)).statusCode, 200, name);
});

test('a canary of the shell is for a share of the visitors, the same at every visit, and all of it is of one shell', async (t) => {
  const { deploy, release, publish, open, get } = await setUp(t);
  const stable = await deploy('shell', shellFiles(FIRST));
  const canary = await release('shell', shellFiles(SECOND));
  await publish('shell', { action: 'canary', release: canary, percent: 50 });
  const seen = new Set<string | undefined>();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const { cookie, shell } = await open();
    const again = await open(cookie);
    assert.equal(again.shell, shell);
    const main = shell === canary.version ? SECOND : FIRST;
    assert.ok(again.body.includes(`src="/main.${main}.js"`));
    assert.equal((await get('/service-worker.js', cookie)).body, `/* on ${main} */`);
    assert.equal(again.reportShare === 1, shell === canary.version, 'who has the canary tells all');
    // Both are watched by the same script, each under its own name.
    assert.ok(again.body.includes(`<script data-version="${shell}">${WATCHER}</script>`));
    assert.ok(again.policy.includes(sourceOf(WATCHER)));
    seen.add(shell);
  }
  assert.deepEqual(seen, new Set([stable.version, canary.version]));
});

test('the first canary is tried beside the shell that the site was started with, and retiring gives that back', async (t) => {
  const { release, publish, open } = await setUp(t);
  const canary = await release('shell', shellFiles(FIRST));
  await publish('shell', { action: 'canary', release: canary, percent: 50 });
  const pages = await Promise.all(Array.from({ length: 40 }, () => open()));
  assert.deepEqual(new Set(pages.map(({ shell }) => shell)), new Set([undefined, canary.version]));
  const own = pages.find(({ shell }) => shell === undefined);
  assert.ok(own?.body.includes('<script data-version="0123abcd">'), 'it is known by its main script');
  await publish('shell', { action: 'promote' });
  assert.equal((await open()).shell, canary.version);
  await publish('shell', { action: 'retire' });
  assert.deepEqual((await open()).shell, undefined);
});

test('a canary that was taken back is nobody’s, and pages that have it go on', async (t) => {
  const { deploy, release, publish, open, get, withdrawn } = await setUp(t);
  const stable = await deploy('shell', shellFiles(FIRST));
  const canary = await release('shell', shellFiles(SECOND));
  await publish('shell', { action: 'canary', release: canary, percent: 100 });
  const { cookie, shell } = await open();
  assert.equal(shell, canary.version);
  withdrawn.add(canary.version);
  const again = await open(cookie);
  assert.equal(again.shell, stable.version);
  assert.ok(!again.body.includes(WATCHER));
  assert.equal((await get(`/main.${SECOND}.js`, cookie)).statusCode, 200);
});

test('what was changed in the storage is not sent, and takes no site away', async (t) => {
  const { deploy, fileOf, open, get, reports, start } = await setUp(t);
  const first = await deploy('shell', shellFiles(FIRST));
  assert.equal((await get(`/main.${FIRST}.js`)).statusCode, 200);
  const main = fileOf('shell', first, `main.${FIRST}.js`);
  const whole = await readFile(main);
  await writeFile(main, 'steal()');
  assert.equal((await get(`/main.${FIRST}.js`)).statusCode, 404);
  assert.match(reports.join('\n'), /main\.11111111\.js of the shell is not the file that was signed/);
  await writeFile(main, whole);
  assert.equal((await get(`/main.${FIRST}.js`)).statusCode, 200);
  // A form that browsers prefer, and that nobody has signed.
  await writeFile(`${main}.gz`, 'steal()');
  assert.equal((await get(`/main.${FIRST}.js`)).statusCode, 404);
  await rm(`${main}.gz`);

  const second = await deploy('shell', shellFiles(SECOND));
  await writeFile(fileOf('shell', second, 'index.html'), '<script>steal()</script>');
  // As the tier that has served one before, and as one that has not.
  assert.equal((await open()).shell, first.version);
  const fresh = await (await start()).open();
  assert.match(fresh.body, /src="\/main\.0123abcd\.js"/);
  assert.match(reports.join('\n'), /index\.html of the shell is not the file that was signed/);
});

test('a shell with which no page can be made is refused, and so is one that is paused', async (t) => {
  const { release, sign, edge, open } = await setUp(t);
  const send = async (payload: Buffer) => {
    const answer = await edge.inject({ method: 'POST', url: '/deployments/channel', payload });
    return [answer.statusCode, answer.json<{ code: string; message: string }>().message] as const;
  };
  // The first is no compressed form of the script beside it: some visitors would get other bytes than others.
  const spoilt = {
    [`main.${FIRST}.js.br`]: 'brotli',
    'index.html': '<html></html>',
    'first-paint.json': '{}',
    'shell.json': '{"contract":"2.0.0"}',
  };
  for (const [file, content] of Object.entries(spoilt)) {
    const ref = await release('shell', { ...shellFiles(FIRST), [file]: content });
    const [status, message] = await send(await sign('shell', { action: 'canary', release: ref, percent: 1 }));
    assert.equal(status, 400);
    assert.match(message, /^No page can be made with this shell: /);
  }
  const whole = await release('shell', shellFiles(FIRST));
  assert.equal((await send(await sign('shell', { action: 'deploy', release: whole })))[0], 200);
  assert.deepEqual(await send(await sign('shell', { action: 'pause' })), [400, 'The shell cannot be paused.']);
  assert.equal((await open()).shell, whole.version);
});

test('pages go on with the shell before while the next one is prepared; who asks what is deployed waits for it', async (t) => {
  const { publishing, shellDir, deploy } = await createDeployment((cleanUp) => t.after(cleanUp));
  let prepared = Promise.resolve();
  const shells = releasedShell({
    ...{ ...publishing, shellDir, report: () => undefined, isPatient: true },
    prepare: () => prepared,
  });
  const shown = async () => (await shells.choose()).shell.version;
  const first = await deploy('shell', shellFiles(FIRST));
  assert.equal(await shown(), first.version);
  const { promise, resolve } = Promise.withResolvers<void>();
  prepared = promise;
  const second = await deploy('shell', shellFiles(SECOND));
  const all = shells.listAll();
  assert.equal(await shown(), first.version);
  resolve();
  assert.deepEqual(
    (await all).map(({ version }) => version),
    [second.version],
  );
  assert.equal(await shown(), second.version);
});

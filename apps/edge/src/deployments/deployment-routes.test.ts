import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import test, { type TestContext } from 'node:test';
import {
  generateKey,
  nextStatement,
  open,
  readState,
  RELEASE_FILE,
  releaseSchema,
  seal,
  type ReleaseRef,
} from '@barg/releases';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

const setUp = async (t: TestContext) => {
  const team = await createDeployment((cleanUp) => t.after(cleanUp));
  const site = await createDeployment((cleanUp) => t.after(cleanUp));
  // The site trusts the team's key; the team's folder is what its machine has built.
  const publishing = { store: site.publishing.store, keys: team.publishing.keys };
  const edge = await openEdge(t, { shellDir: site.shellDir, publishing }, { publishing });
  const send = async (method: 'POST' | 'PUT', url: string, payload: Buffer) => {
    const answer = await edge.inject({ method, url: `/deployments${url}`, payload });
    return {
      status: answer.statusCode,
      body: answer.body.startsWith('{') ? (answer.json() as Record<string, unknown>) : {},
    };
  };
  /** Builds a release on the team's machine; nothing reaches the site. */
  const prepare = async (entry?: string) => {
    const ref = await team.release('feed', remoteFiles(descriptorOf('feed'), { entry }));
    const list = await readFile(team.fileOf('feed', ref, RELEASE_FILE));
    const { files } = open(list, releaseSchema, team.publishing.keys).statement;
    const bytesOf = (file: string) => readFile(team.fileOf('feed', ref, file));
    return { ref, list, files: files.map(({ path }) => path), bytesOf };
  };
  const deployed = async () => {
    const { remotes } = (await edge.inject('/registry.json')).json<{ remotes: Record<string, { version: string }> }>();
    return remotes.feed?.version;
  };
  /** As somebody does who can write to the storage. */
  const forge = (sequence: number): Promise<void> =>
    writeFile(path.join(site.root, `store/feed/channel/${sequence}.json`), '{"payload":"forged"}');
  const storedFile = ({ version }: ReleaseRef, file: string): string =>
    path.join(site.root, 'store/feed/releases', version, file);
  return { ...team, site: publishing, edge, send, prepare, deployed, forge, storedFile };
};

type Team = Awaited<ReturnType<typeof setUp>>;

async function upload({ send, prepare }: Team, entry?: string) {
  const build = await prepare(entry);
  const { body } = await send('POST', '/releases', build.list);
  for (const file of body.missing as string[]) {
    assert.equal(
      (await send('PUT', `/feed/${build.ref.version}/files/${file}`, await build.bytesOf(file))).status,
      204,
    );
  }
  return build.ref;
}

const sign = async ({ site, key }: Team, wish: Parameters<typeof nextStatement>[2]) =>
  seal(nextStatement('feed', await readState(site, 'feed'), wish, new Date()), key);

test('publishes a remote in three steps, and sends no file twice', async (t) => {
  const team = await setUp(t);
  const { list, files } = await team.prepare();
  const { body } = await team.send('POST', '/releases', list);
  assert.deepEqual(body.missing, files);
  const ref = await upload(team);
  assert.equal(await team.deployed(), undefined, 'nothing is live before the statement');
  assert.equal((await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: ref }))).status, 200);
  assert.equal(await team.deployed(), ref.version);
  assert.deepEqual((await team.send('POST', '/releases', list)).body.missing, []);
  const history = (await team.edge.inject('/deployments/feed/history')).json<{ statements: object[] }>();
  assert.deepEqual(
    history.statements.map((one) => Reflect.get(one, 'action')),
    ['deploy'],
  );
});

test('asks of another version only for the files that are not live already', async (t) => {
  const team = await setUp(t);
  const before = await upload(team, 'remoteEntry.11111111.js');
  await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: before }));
  const { ref, list, bytesOf } = await team.prepare('remoteEntry.22222222.js');
  const { body } = await team.send('POST', '/releases', list);
  // The bytes of the other container are those of the one before: its name is new, and what names it.
  assert.deepEqual(body.missing, ['mf-manifest.json']);
  await team.send('PUT', `/feed/${ref.version}/files/mf-manifest.json`, await bytesOf('mf-manifest.json'));
  const { status } = await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: ref }));
  assert.deepEqual([status, await team.deployed()], [200, ref.version]);
});

test('asks for a file again whose copy among the live ones was changed', async (t) => {
  const team = await setUp(t);
  const before = await upload(team, 'remoteEntry.11111111.js');
  await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: before }));
  await writeFile(team.storedFile(before, 'home.89abcdef.js'), '/* tampered */');
  const { list } = await team.prepare('remoteEntry.22222222.js');
  const { body } = await team.send('POST', '/releases', list);
  assert.deepEqual(body.missing, ['home.89abcdef.js', 'mf-manifest.json']);
});

test('takes nothing from a key that it does not trust', async (t) => {
  const team = await setUp(t);
  const { list } = await team.prepare();
  const stranger = generateKey('stranger', ['feed']);
  const forged = seal(open(list, releaseSchema, team.publishing.keys).statement, stranger.key);
  const refused = await team.send('POST', '/releases', forged);
  assert.deepEqual([refused.status, refused.body.code], [403, 'release.key_not_trusted']);
});

test('takes only the bytes that were signed, and only files of the release', async (t) => {
  const team = await setUp(t);
  const { ref, list } = await team.prepare();
  await team.send('POST', '/releases', list);
  const put = (file: string, text: string) => team.send('PUT', `/feed/${ref.version}/files/${file}`, Buffer.from(text));
  const changed = await put('home.89abcdef.js', '/* other */');
  assert.deepEqual([changed.status, changed.body.code], [400, 'release.file_mismatch']);
  const unknown = await put('evil.js', 'x');
  assert.deepEqual([unknown.status, unknown.body.code], [404, 'release.file_unknown']);
  assert.notEqual((await put('../../../evil.js', 'x')).status, 204);
});

/** Sends the head of a PUT and no body, as who has all the time in the world. @returns the status of the answer */
async function putHead(t: TestContext, { edge }: Team, url: string, length: number): Promise<number | undefined> {
  const address = await edge.listen({ port: 0, host: '127.0.0.1' });
  const sending = request(`${address}/deployments${url}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'content-length': length },
  });
  try {
    sending.on('error', () => undefined).flushHeaders();
    const [answer] = (await once(sending, 'response', { signal: t.signal })) as [IncomingMessage];
    return answer.statusCode;
  } finally {
    // Before the web tier is closed, which would wait a minute for the body.
    sending.destroy();
  }
}

const LARGE = 16 * 1024 * 1024;

for (const [what, url, length, status] of [
  ['of a release that nobody has signed', `/feed/${'0'.repeat(16)}/files/a.js`, LARGE, 404],
  ['that is not listed', '/feed/VERSION/files/a.js', LARGE, 404],
  ['of another size than it is signed with', '/feed/VERSION/files/home.89abcdef.js', LARGE, 400],
  ['that is there', '/feed/VERSION/files/home.89abcdef.js', '/* home */'.length, 204],
] as const) {
  test(`answers before it reads anything of a file ${what}`, { timeout: 20_000 }, async (t) => {
    const team = await setUp(t);
    const { version } = await upload(team);
    assert.equal(await putHead(t, team, url.replace('VERSION', version), length), status);
  });
}

test('reads no more of a file than its list says, whatever its head says', async (t) => {
  const team = await setUp(t);
  const { ref, list } = await team.prepare();
  await team.send('POST', '/releases', list);
  const endless = new Readable({ read: () => endless.push('x'.repeat(1000)) });
  const url = `/deployments/feed/${ref.version}/files/home.89abcdef.js`;
  const answer = await team.edge.inject({ method: 'PUT', url, payload: endless });
  assert.deepEqual([answer.statusCode, answer.json().code], [400, 'release.file_mismatch']);
});

test('tells a long history page by page', async (t) => {
  const team = await setUp(t);
  await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: await upload(team) }));
  for (let sequence = 2; sequence <= 103; sequence += 1) {
    const bytes = await sign(team, { action: sequence % 2 ? 'resume' : 'pause' });
    assert.equal(await team.site.store.appendChannel('feed', sequence, bytes), true);
  }
  interface Page {
    statements: Array<{ sequence: number }>;
    older: { before: number; digest: string } | null;
  }
  const page = async (query = '') => (await team.edge.inject(`/deployments/feed/history${query}`)).json<Page>();
  const newest = await page();
  const { before = 0, digest = '' } = newest.older ?? {};
  const oldest = await page(`?before=${before}&digest=${digest}`);
  const numbers = [...oldest.statements, ...newest.statements].map(({ sequence }) => sequence);
  assert.deepEqual(
    numbers,
    Array.from({ length: 103 }, (_none, index) => index + 1),
  );
  assert.deepEqual([newest.statements.length, oldest.older], [100, null]);
  assert.equal((await team.edge.inject('/deployments/feed/history?before=x')).statusCode, 400);
});

test('makes nothing live that has not come whole', async (t) => {
  const team = await setUp(t);
  const { ref, list } = await team.prepare();
  await team.send('POST', '/releases', list);
  const refused = await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: ref }));
  assert.deepEqual([refused.status, refused.body.code], [400, 'release.incomplete']);
});

test('refuses an older sequence, and of two teams that publish at once exactly one comes first', async (t) => {
  const team = await setUp(t);
  const ref = await upload(team);
  const statement = await sign(team, { action: 'deploy', release: ref });
  assert.equal((await team.send('POST', '/channel', statement)).status, 200);
  const replayed = await team.send('POST', '/channel', statement);
  assert.deepEqual([replayed.status, replayed.body.code], [409, 'channel.conflict']);

  const others = await Promise.all(
    ['remoteEntry.11111111.js', 'remoteEntry.22222222.js'].map(async (entry) => {
      const release = await upload(team, entry);
      return sign(team, { action: 'deploy', release });
    }),
  );
  const answers = await Promise.all(others.map((bytes) => team.send('POST', '/channel', bytes)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
});

test('tells what somebody has put among the statements, and takes the next deployment past it', async (t) => {
  const team = await setUp(t);
  const ask = async (url: string) => (await team.edge.inject(`/deployments${url}`)).json<Record<string, unknown>>();
  const before = await upload(team, 'remoteEntry.11111111.js');
  await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: before }));
  await team.forge(2);
  assert.equal(await team.deployed(), before.version);
  const forged = { sequence: 2, code: 'release.invalid' };
  const told = (list: unknown) =>
    (list as Array<typeof forged>).map(({ sequence, code }) => ({ ...{ sequence, code } }));
  const { remotes, refused } = await ask('/');
  assert.deepEqual([(remotes as object[]).length, told(refused)], [1, [forged]]);
  const state = await ask('/feed');
  assert.deepEqual([told(state.refused), state.next], [[forged], { sequence: 3, previous: state.digest }]);
  const after = await upload(team, 'remoteEntry.22222222.js');
  const { status, body } = await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: after }));
  assert.deepEqual([status, body.sequence, await team.deployed()], [200, 3, after.version]);
  assert.deepEqual((await ask('/')).refused, [], 'visitors are past it');
  const history = await ask('/feed/history');
  assert.deepEqual([(history.statements as object[]).length, told(history.refused)], [2, [forged]]);
});

test('tells who publishes a remote for the first time what lies there already', async (t) => {
  const team = await setUp(t);
  await team.site.store.appendChannel('feed', 1, Buffer.from('forged'));
  const answer = await team.edge.inject('/deployments/feed');
  const { code, next } = answer.json<{ code: string; next: object }>();
  assert.deepEqual([answer.statusCode, code, next], [404, 'release.not_found', { sequence: 2, previous: null }]);
});

test('lets one address ask as often as a team needs, and not for ever', async (t) => {
  const { send, edge } = await setUp(t);
  const statuses = new Set<number>();
  for (let asked = 0; asked < 60; asked += 1) statuses.add((await send('POST', '/channel', Buffer.from('x'))).status);
  assert.deepEqual([...statuses], [400]);
  const { status, body } = await send('POST', '/channel', Buffer.from('x'));
  assert.deepEqual([status, body.code], [429, 'release.too_many_requests']);
  assert.equal((await edge.inject('/deployments')).statusCode, 200, 'questions are counted apart');
  const elsewhere = await edge.inject({ method: 'POST', url: '/deployments/channel', remoteAddress: '192.0.2.7' });
  assert.equal(elsewhere.statusCode, 400);
});

test('tells what was done with a version that has been cleared away since, and does not make it live again', async (t) => {
  const team = await setUp(t);
  const old = await upload(team, 'remoteEntry.11111111.js');
  await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: old }));
  const live = await upload(team, 'remoteEntry.22222222.js');
  await team.send('POST', '/channel', await sign(team, { action: 'deploy', release: live }));
  const folder = await team.site.store.folderOf('feed', old.version);
  await rm(folder ?? '', { recursive: true });
  const history = await team.edge.inject('/deployments/feed/history');
  const { statements } = history.json<{ statements: { stable: { version: string } }[] }>();
  assert.deepEqual(
    statements.map(({ stable }) => stable.version),
    [old.version, live.version],
  );
  const refused = await team.send('POST', '/channel', await sign(team, { action: 'rollback', release: old }));
  assert.deepEqual([refused.status, refused.body.code], [404, 'release.not_found']);
  assert.equal(await team.deployed(), live.version);
});

test('answers rubbish with a code', async (t) => {
  const { send } = await setUp(t);
  for (const [url, text] of [
    ['/releases', ''],
    ['/releases', '{"payload":1}'],
    ['/channel', 'not json'],
  ] as const) {
    const { status, body } = await send('POST', url, Buffer.from(text));
    assert.deepEqual([status, body.code], [400, 'release.invalid'], text);
  }
  const large = await send('POST', '/releases', Buffer.alloc(2 * 1024 * 1024));
  assert.deepEqual([large.status, large.body.code], [413, 'release.too_large']);
});

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { generateKey, type Channel } from '@barg/releases';
import { WORKSPACE } from '../workspace.ts';
import { heldBack } from './held-back.ts';
import type { PublishedChannel } from './site-client.ts';
import { run } from './run.ts';
import { folderFor } from './testing/site.ts';
import { typedIn } from './testing/typed-in.ts';

const [STABLE, CANARY] = ['a', 'c'].map((name) => ({ version: name.repeat(16), digest: name.repeat(64) })) as [
  NonNullable<Channel['stable']>,
  NonNullable<Channel['stable']>,
];
const figures = { canary: { visitors: 12, failed: 11 }, stable: { visitors: 240, failed: 2 } };

const tried: PublishedChannel = {
  ...{ type: 'channel', remote: 'tiny', sequence: 3, previous: 'd'.repeat(64), action: 'canary', isPaused: false },
  ...{ stable: STABLE, canary: { ...CANARY, percent: 5 }, at: '2026-01-02T03:04:05.000Z' },
  ...{ team: 'tiny-team', keyId: '0123', digest: 'e'.repeat(64), labels: {}, withdrawal: null },
};
const takenBack: PublishedChannel = { ...tried, withdrawal: { withdrawnAt: '2026-01-02T03:05:00.000Z', figures } };
const paused: PublishedChannel = { ...tried, isPaused: true };

test('nobody gets a canary that was taken back, nor anything of a remote that is paused; others get theirs', () => {
  assert.equal(heldBack(tried, tried.canary), null);
  assert.equal(heldBack(takenBack, takenBack.stable), null, 'everybody has that');
  assert.equal(heldBack({ ...paused, canary: null }, null), null, 'it was to give nobody anything');
  const withdrawn = heldBack(takenBack, takenBack.canary);
  assert.equal(withdrawn?.code, 'canary.withdrawn');
  assert.match(withdrawn.message, /was taken back at .* 11 of 12 visitors of the canary.*\nNobody gets it until it is/);
  for (const given of [paused.stable, paused.canary]) assert.equal(heldBack(paused, given)?.code, 'remote.paused');
});

/** A site on which this is live, and that takes what is published; it goes on in the same state. */
async function setUp(t: TestContext, live: PublishedChannel) {
  const sent: Channel[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    if (request.method === 'GET') return response.end(JSON.stringify(live));
    const { payload } = JSON.parse(body) as { payload: string };
    const statement = JSON.parse(Buffer.from(payload, 'base64').toString()) as Channel;
    sent.push(statement);
    return response.end(JSON.stringify({ ...live, ...statement, withdrawal: statement.canary && live.withdrawal }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const folder = await folderFor(t);
  const keyFile = path.join(folder, 'key.pem');
  await writeFile(keyFile, generateKey('tiny-team', ['tiny']).pem);
  const where = ['--to', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, '--key', keyFile];
  /** What it says, and what it fails with. */
  const deploy = async (...words: string[]): Promise<{ said: string; complaint: string }> => {
    const { said, failure } = await typedIn(folder, () => run([...words, ...where]));
    return { said, complaint: failure?.message ?? '' };
  };
  return { sent, deploy, where };
}

interface Told {
  changed: boolean;
  reason: string;
  statement: Channel;
  error: { code: string; message: string };
}

test('a pipeline reads by the exit code that nobody gets its canary, and what was published all the same', async (t) => {
  const { where } = await setUp(t, takenBack);
  const program = [process.execPath, ['tools/deploy/main.ts', 'canary', 'tiny', '50', '--json', ...where]] as const;
  const { code, stdout, stderr } = await promisify(execFile)(...program, { cwd: WORKSPACE }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const { changed, statement, error } = JSON.parse(stdout) as Told;
  assert.deepEqual([code, changed, statement.canary?.percent, stderr], [1, true, 50, '']);
  assert.equal(error.code, 'canary.withdrawn');
  assert.match(error.message, /was taken back at/);
});

test('people read why nobody gets a canary, also where it is published so already', async (t) => {
  const { sent, deploy } = await setUp(t, takenBack);
  const more = await deploy('canary', 'tiny', '50');
  assert.match(more.said, /^tiny: held back, c{16} for 50 % of the visitors \(statement 4, tiny-team\)$/m);
  assert.match(more.complaint, /^tiny c{16} was taken back at .*\nNobody gets it until it is promoted/);
  const same = await deploy('canary', 'tiny', '5');
  assert.match(same.said, /^tiny: nothing has changed, and nobody gets it$/m);
  assert.match(same.complaint, /\nNobody gets it until it is promoted/);
  assert.equal(sent.length, 1);
});

test('what is made everybody’s of a paused remote reaches nobody, and the command fails by that', async (t) => {
  const { sent, deploy } = await setUp(t, paused);
  const { complaint } = await deploy('promote', 'tiny');
  assert.match(complaint, /^Nobody gets it: tiny is paused.* "resume tiny" does\.$/);
  assert.equal(sent.length, 1);
});

test('what gives visitors nothing of a canary that was taken back succeeds, and tells of it', async (t) => {
  const { deploy } = await setUp(t, takenBack);
  const { said, complaint } = await deploy('pause', 'tiny');
  assert.match(said, /^tiny: paused.*\ntiny c{16} was taken back at .*\nNobody gets it until/);
  assert.deepEqual([complaint, (await deploy('resume', 'tiny')).complaint], ['', '']);
});

test('a remote whose only version is a canary that was taken back is not there again when it is resumed', async (t) => {
  const { deploy } = await setUp(t, { ...takenBack, stable: null, isPaused: true });
  assert.match((await deploy('resume', 'tiny')).complaint, /was taken back at/);
});

test('what is so already succeeds, and says so to people and programs', async (t) => {
  const { deploy } = await setUp(t, tried);
  const { said, complaint } = await deploy('canary', 'tiny', '5');
  assert.match(said, /^tiny: nothing has changed, c{16} is for 5 % of the visitors already$/m);
  const { changed, reason } = JSON.parse((await deploy('canary', 'tiny', '5', '--json')).said) as Told;
  assert.deepEqual([complaint, changed], ['', false]);
  assert.match(reason, /is for 5 % of the visitors already$/);
});

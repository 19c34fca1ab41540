import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import test, { type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { RELEASE_FILE } from '@barg/releases';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

/** As many files as a site takes at a time. */
const ALL_TURNS = 8;
const FILE = 'home.89abcdef.js';

/** A site that waits for the files of a release, of which it has the list. */
const setUp = async (t: TestContext, filePatience?: number) => {
  const team = await createDeployment((cleanUp) => t.after(cleanUp));
  const site = await createDeployment((cleanUp) => t.after(cleanUp));
  const publishing = { store: site.publishing.store, keys: team.publishing.keys };
  const reports: string[] = [];
  const report = (message: string): void => void reports.push(message);
  const edge = await openEdge(t, { shellDir: site.shellDir, publishing }, { publishing, filePatience, report });
  const ref = await team.release('feed', remoteFiles(descriptorOf('feed')));
  const payload = await readFile(team.fileOf('feed', ref, RELEASE_FILE));
  await edge.inject({ method: 'POST', url: '/deployments/releases', payload });
  const bytes = await readFile(team.fileOf('feed', ref, FILE));
  const address = await edge.listen({ port: 0, host: '127.0.0.1' });
  const put = (): ClientRequest => {
    const sending = request(`${address}/deployments/feed/${ref.version}/files/${FILE}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'content-length': bytes.length },
    });
    // Before the web tier is closed, which would wait for the body.
    t.after(() => void sending.destroy());
    return sending.on('error', () => undefined);
  };
  return { put, bytes, reports, storage: site.storeDir };
};

const answerOf = async (sending: ClientRequest): Promise<{ status?: number; said: string }> => {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, said: await text(answer) };
};

test('slow senders keep nobody from publishing, and are told that they were', { timeout: 20_000 }, async (t) => {
  const { put, bytes } = await setUp(t, 500);
  const slow = Array.from({ length: ALL_TURNS }, put);
  const ended = slow.map((sending) => once(sending, 'close'));
  const refused = slow.map(answerOf);
  for (const sending of slow) sending.write(bytes.subarray(0, 1));
  // By now each has its turn.
  await wait(200);
  const whole = put();
  whole.end(bytes);
  assert.equal((await answerOf(whole)).status, 204);
  for (const { status, said } of await Promise.all(refused)) {
    const message = `${FILE} did not come in time.`;
    assert.deepEqual([status, JSON.parse(said)], [408, { code: 'release.too_slow', message }]);
  }
  // What they hold is let go of with their connections.
  await Promise.all(ended);
});

test(
  'an operator is told of a storage that takes nothing, and not of senders who go away',
  { timeout: 20_000 },
  async (t) => {
    const { put, bytes, reports, storage } = await setUp(t);
    const gone = put();
    gone.write(bytes.subarray(0, 1));
    await wait(100);
    gone.destroy();
    await wait(100);
    assert.deepEqual(reports, []);
    await rm(path.join(storage, '.drafts'), { recursive: true });
    await writeFile(path.join(storage, '.drafts'), 'no folder');
    const whole = put();
    whole.end(bytes);
    const { status, said } = await answerOf(whole);
    const message = 'The deployment could not be stored.';
    assert.deepEqual([status, JSON.parse(said)], [500, { code: 'server.error', message }]);
    assert.match(reports.join(), /^PUT \/deployments\/:remote\/:version\/files\/\* could not be answered: E/);
  },
);

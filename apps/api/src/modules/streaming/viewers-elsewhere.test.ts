import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { LiveEngineError } from '../../platform/live/live-engine.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { claimRecording } from '../recordings/recordings.repository.ts';
import { addSegment } from '../recordings/segments.repository.ts';
import { prove, PROOF_HEADER } from './asked-by-process.ts';
import { ASKED_PLAY, ASKED_PLAYS } from './streaming.schema.ts';
import { OFFER, offerTo, startProcess } from './testing.ts';

const createTwo = async (t: TestContext) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  const [holding, other] = [await startProcess(t, database), await startProcess(t, database)];
  const performer = await holding.api.createPerformer();
  const fan = await holding.api.createUser();
  const { _id } = (await holding.api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  return { holding, other: other.api, performer, fan, id: String(_id) };
};

/** Has a performer send to a process, until the database knows. */
const publish = async (
  { api }: Awaited<ReturnType<typeof startProcess>>,
  performer: TestAccount,
  id: string,
): Promise<void> => {
  assert.equal((await offerTo(api, `whip/${id}`, performer)).statusCode, 201);
  api.live.report(id, true, 0);
  const holderOf = () => api.db.selectFrom('streams').select('holder').where('id', '=', id).executeTakeFirst();
  while (!(await holderOf())?.holder);
};

test('a viewer who reaches another process is answered by the one that receives the stream, and ended there', async (t) => {
  const { holding, other, performer, fan, id } = await createTwo(t);
  assert.equal((await offerTo(other, `whep/${id}`, fan)).json().code, 'stream.not_publishing');
  await publish(holding, performer, id);
  const played = await offerTo(other, `whep/${id}`, fan);
  assert.equal(played.statusCode, 201);
  assert.equal(played.headers['content-type'], 'application/sdp');
  assert.equal(played.headers.location, `http://localhost/api/streaming/resources/play-${id}`);
  assert.equal(played.body, 'v=0\r\n');
  // The session is the holding process's own: what ends sessions there ends this one.
  await holding.api.context.viewings.end({ accountId: fan.id });
  assert.deepEqual([holding.api.live.ended, other.live.ended], [[`play-${id}`], []]);
});

test('who may not watch is refused by either process, also by the one that is asked by another', async (t) => {
  const { holding, other, performer, fan, id } = await createTwo(t);
  await publish(holding, performer, id);
  const asked = { streamId: id, viewer: { account: { id: fan.id, role: 'user' }, country: null }, offer: OFFER };
  const askHolder = (body: string, proof: string | undefined) =>
    holding.api.app.inject({
      method: 'POST',
      url: `/api${ASKED_PLAYS}`,
      payload: body,
      headers: { 'content-type': ASKED_PLAY, ...(proof && { [PROOF_HEADER]: proof }) },
    });
  const body = JSON.stringify(asked);
  const proof = prove(other.context, body);
  assert.equal((await askHolder(body, proof)).statusCode, 201);
  for (const wrong of [
    undefined,
    proof.slice(0, -1),
    `${proof.slice(0, -3)}AAA`,
    prove(other.context, `${body} `),
    prove(other.context, body, Date.now() - 120_000),
  ])
    assert.equal((await askHolder(body, wrong)).statusCode, 403, wrong);
  assert.equal((await askHolder('{}', prove(other.context, '{}'))).statusCode, 400);

  assert.equal((await holding.api.as(performer).post('/block/users', { userId: fan.id })).status, 200);
  assert.equal((await offerTo(other, `whep/${id}`, fan)).statusCode, 404);
  assert.equal((await askHolder(body, proof)).statusCode, 404);
});

test('what the other engine refuses is told as one’s own would', async (t) => {
  const { holding, other, performer, fan, id } = await createTwo(t);
  await publish(holding, performer, id);
  const { live } = holding.api.context;
  for (const [code, status, told] of [
    ['unsupported-codec', 422, 'live.offer_refused'],
    ['capacity-reached', 503, 'live.unavailable'],
  ] as const) {
    live.play = () => Promise.reject(new LiveEngineError(code, code));
    const answer = await offerTo(other, `whep/${id}`, fan);
    assert.deepEqual([answer.statusCode, answer.json().code], [status, told]);
  }
});

test('that very many watch is told by whichever process is reached', async (t) => {
  const { holding, other, performer, fan, id } = await createTwo(t);
  await publish(holding, performer, id);
  const { db, live, context } = holding.api;
  const picture = {
    codec: 'h264',
    bitrate: 1,
    packets: 1,
    lost: 0,
    profile: 66,
    width: 160,
    height: 120,
    frameRate: 10,
  };
  live.inputs.set(id, { video: { ...picture, keyFrameMs: 2000, hasReordered: false }, audio: null });
  live.viewers.set(id, context.config.liveDirectViewers);
  const { id: recordingId } = await claimRecording(db, id, performer.id);
  const segment = { part: 'lk5z', number: 0, storageKey: 'recordings/1', bytes: 1, durationMs: 2000 };
  await context.work((unit) => addSegment(unit.db, recordingId, segment));
  const answer = await offerTo(other, `whep/${id}`, fan);
  assert.deepEqual([answer.statusCode, answer.json().code], [503, 'stream.crowded']);
});

test('a process that does not answer, or has lost its publisher, is a picture that has not come yet', async (t) => {
  const { holding, other, performer, fan, id } = await createTwo(t);
  await publish(holding, performer, id);
  holding.api.live.publishing.delete(id);
  assert.equal((await offerTo(other, `whep/${id}`, fan)).json().code, 'stream.not_publishing');
  holding.server.closeAllConnections();
  holding.server.close();
  const answer = await offerTo(other, `whep/${id}`, fan);
  assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [409, '2']);
});

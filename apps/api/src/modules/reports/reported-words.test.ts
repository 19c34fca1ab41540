import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { insertPost } from '../../testing/content.ts';
import { reportsModule } from './reports.module.ts';
import { openSite } from '../removals/testing.ts';

const BAD = 'I know where you live';
const GOOD = 'Good morning';

const setUp = async (t: Parameters<typeof openSite>[0]) => {
  const site = await openSite(t);
  const { api, operator, performer, fan } = site;
  const report = async (type: string, _id: string, by: TestAccount = fan): Promise<string> => {
    const { status, text, body } = await api.as(by).post('/reports', { type, _id, reason: 'harassment' });
    assert.equal(status, 200, text);
    return body.data._id;
  };
  const read = async (id: string) => (await api.as(operator).get(`/operator/reports/${id}`)).body.data;
  const queue = async () => (await api.as(operator).get('/operator/reports')).body.data.data;
  const write = async (text = BAD): Promise<string> => {
    const { body } = await api.as(performer).post('/conversations', { source: 'user', sourceId: fan.id });
    return (await api.as(performer).post(`/messages/conversations/${body.data._id}`, { text })).body.data._id;
  };
  const comment = async (by: TestAccount, objectId: string): Promise<string> =>
    (await api.as(by).post('/comments', { objectId, text: BAD })).body.data._id;
  return { ...site, report, read, queue, write, comment };
};

test('what was reported stays to be judged when it is changed, with what it was changed into', async (t) => {
  const { api, performer, report, read, queue, write, comment } = await setUp(t);
  const messageId = await write();
  const first = await report('message', messageId);
  await api.as(performer).put(`/messages/${messageId}`, { text: GOOD });
  const { since, excerpt, excerptNow, ownerState, content } = await read(first);
  assert.deepEqual([since, excerpt, excerptNow, ownerState], ['changed', BAD, GOOD, 'active']);
  assert.deepEqual([content.reported, content.text], [[BAD], GOOD]);
  // Who reports it once more reports what stands there now; the first words are not lost by that.
  assert.equal(await report('message', messageId), first);
  assert.deepEqual((await read(first)).content.reported, [BAD, GOOD]);

  const postId = await insertPost(api.db, performer);
  const other = await api.createUser();
  const commentId = await comment(performer, postId);
  const [ofFan, ofPost] = [await report('comment', commentId), await report('feed', postId)];
  await api.as(performer).put(`/comments/${commentId}`, { text: GOOD });
  const ofOther = await report('comment', commentId, other);
  await api.as(performer).put(`/performer/feeds/${postId}`, { text: GOOD });
  assert.deepEqual((await read(ofFan)).content.reported, [BAD]);
  assert.deepEqual((await read(ofOther)).content.reported, [GOOD]);
  assert.equal((await read(ofOther)).since, 'unchanged');
  assert.deepEqual((await read(ofPost)).excerpt, 'A study in green');
  const ofHer = await report('performer', performer.id);
  await api.db.updateTable('performers').set({ bio: 'Harmless' }).where('user_id', '=', performer.id).execute();
  assert.equal((await read(ofHer)).since, 'changed');
  const rows: Array<{ _id: string; since: string }> = await queue();
  const seen = Object.fromEntries(rows.map((row) => [row._id, row.since]));
  assert.deepEqual(
    [seen[first], seen[ofFan], seen[ofPost], seen[ofHer]],
    Array(4).fill('changed').with(0, 'unchanged'),
  );
});

test('what was taken back is told from what the site removed, and its words stay', async (t) => {
  const { api, performer, report, read, remove, write, comment } = await setUp(t);
  const [hers, theSites] = [await write(), await write()];
  const [one, two] = [await report('message', hers), await report('message', theSites)];
  await api.as(performer).delete(`/messages/${hers}`);
  assert.equal((await remove('message', theSites)).status, 200);
  for (const [id, since] of [
    [one, 'taken-back'],
    [two, 'removed'],
  ] as const) {
    const found = await read(id);
    assert.deepEqual([found.since, found.content.reported, found.content.text], [since, [BAD], null]);
  }
  const postId = await insertPost(api.db, performer);
  const other = await api.createUser();
  const [thread, alone] = [await comment(performer, postId), await comment(other, postId)];
  const written = await api.as(other).post('/comments', { objectId: postId, parentId: thread, text: BAD });
  const ofAnswer = await report('comment', written.body.data._id);
  await api.db.updateTable('performers').set({ post_count: 1 }).execute();
  const reports = [await report('comment', alone), await report('feed', postId)];
  await api.as(other).delete(`/comments/${alone}`);
  await remove('comment', thread);
  const deleted = await api.as(performer).delete(`/performer/feeds/${postId}`);
  assert.equal(deleted.status, 200, deleted.text);
  assert.deepEqual(
    (await Promise.all(reports.map(read))).map(({ since }) => since),
    ['deleted', 'taken-back'],
  );
  assert.equal((await read(ofAnswer)).since, 'removed');
});

test('the words go when a removal cannot be undone any more, and when their author leaves', async (t) => {
  const { api, performer, report, read, remove, write, passThirtyDays, comment } = await setUp(t);
  const messageId = await write();
  const ofMessage = await report('message', messageId);
  const postId = await insertPost(api.db, performer);
  const other = await api.createUser();
  const ofComment = await report('comment', await comment(other, postId));
  await remove('message', messageId);
  await passThirtyDays();
  const purged = await read(ofMessage);
  assert.deepEqual([purged.since, purged.excerpt, purged.content.reported], ['removed', null, []]);
  assert.deepEqual((await read(ofComment)).content.reported, [BAD]);
  await api.context.work(async (unit) => reportsModule.forget?.(unit, { id: other.id, name: other.username }));
  assert.deepEqual((await read(ofComment)).content.reported, []);
});

test('a report that an older process has stored shows what stands there now', async (t) => {
  const { api, report, read, write } = await setUp(t);
  const id = await report('message', await write());
  await sql`update reports set reported = null`.execute(api.db);
  assert.deepEqual([(await read(id)).since, (await read(id)).content.reported], ['unchanged', [BAD]]);
});

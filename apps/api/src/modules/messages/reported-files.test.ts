import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { belowApi } from '../files/testing.ts';
import { openTalk } from './testing.ts';

const signed = async (api: TestApi, account: TestAccount, fileId: string): Promise<number> =>
  (await api.as(account).post('/files/sign-urls', { fileIds: [fileId] })).body.data.total;

/** A conversation in which the performer sent two photos, and the fan reported the first. */
const worldOf = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const operator = await api.createOperator();
  const talk = await openTalk(api);
  const [reported, other] = [await talk.sendPhoto(talk.performer, 'Look'), await talk.sendPhoto(talk.performer)];
  const report = async (): Promise<string> => {
    const body = { type: 'message', _id: reported.message._id, reason: 'nudity' };
    return (await api.as(talk.fan).post('/reports', body)).body.data._id;
  };
  const shown = async (id: string) => (await api.as(operator).get(`/operator/reports/${id}`)).body.data.content;
  const close = (id: string, outcome: string) =>
    api.as(operator).post(`/operator/reports/${id}/close`, { outcome, note: '' });
  return { ...talk, api, operator, reported, other, report, shown, close };
};

test('an operator sees the pictures of a reported message, and of no other', async (t) => {
  const { api, operator, reported, other, report, shown } = await worldOf(t);
  assert.equal(await signed(api, operator, reported.fileId), 0);
  const { text, files } = await shown(await report());
  assert.deepEqual([text, files.map(({ _id }: { _id: string }) => _id)], ['Look', [reported.fileId]]);
  assert.equal((await api.guest.get(belowApi(files[0].thumbnails.large.webp))).status, 200);
  assert.deepEqual([await signed(api, operator, reported.fileId), await signed(api, operator, other.fileId)], [1, 0]);
  const forged = `/media/${other.fileId}/small.webp${api.context.mediaSigner.sign(other.fileId, operator.id)}`;
  assert.equal((await api.guest.get(forged)).body.code, 'media.signature_invalid');
});

test('a report opens them to no other role, whoever made it', async (t) => {
  const { api, fan, reported, report } = await worldOf(t);
  const id = await report();
  for (const stranger of [await api.createUser(), await api.createPerformer()]) {
    assert.equal(await signed(api, stranger, reported.fileId), 0);
    assert.equal((await api.as(stranger).get(`/operator/reports/${id}`)).status, 403);
    const forged = `/media/${reported.fileId}/small.webp${api.context.mediaSigner.sign(reported.fileId, stranger.id)}`;
    assert.equal((await api.guest.get(forged)).body.code, 'media.signature_invalid');
    // What is not theirs to read is not theirs to report either.
    const body = { type: 'message', _id: reported.message._id, reason: 'spam' };
    assert.equal((await api.as(stranger).post('/reports', body)).status, 404);
  }
  assert.equal((await api.as(fan).get(`/operator/reports/${id}`)).status, 403);
  assert.equal((await api.guest.get(`/operator/reports/${id}`)).status, 401);
});

test('what was judged is closed to operators again, by the address that they had too', async (t) => {
  const { api, operator, fan, reported, report, shown, close } = await worldOf(t);
  const id = await report();
  const address = belowApi((await shown(id)).files[0].thumbnails.small.webp);
  assert.equal((await api.guest.get(address)).status, 200);
  assert.equal((await close(id, 'none')).status, 200);
  assert.equal((await api.guest.get(address)).body.code, 'media.signature_invalid');
  assert.deepEqual((await shown(id)).files, []);
  assert.equal(await signed(api, operator, reported.fileId), 0);
  assert.equal(await signed(api, fan, reported.fileId), 1);
  // Reported again, it is judged again.
  assert.equal((await shown(await report())).files.length, 1);
});

test('what is taken away keeps its pictures for operators while it is judged; an operator’s removal while it can be undone', async (t) => {
  const { api, performer, fan, operator, reported, other, report, shown, close } = await worldOf(t);
  const id = await report();
  assert.equal((await close(id, 'content-removed')).status, 200);
  const { isRemoved, files } = await shown(id);
  assert.deepEqual([isRemoved, files], [true, []]);
  assert.deepEqual([await signed(api, operator, reported.fileId), await signed(api, fan, reported.fileId)], [1, 0]);
  await api.db.updateTable('removals').set({ state: 'purged' }).execute();
  assert.equal(await signed(api, operator, reported.fileId), 0);

  const again = await api.as(fan).post('/reports', { type: 'message', _id: other.message._id, reason: 'nudity' });
  assert.equal((await shown(again.body.data._id)).files.length, 1);
  assert.equal((await api.as(performer).delete(`/messages/${other.message._id}`)).status, 200);
  const taken = await shown(again.body.data._id);
  assert.deepEqual([taken.files, taken.reportedFiles.goneCount], [[], 0]);
  const [{ _id, thumbnails }] = taken.reportedFiles.files;
  assert.equal(_id, other.fileId);
  assert.equal((await api.guest.get(belowApi(thumbnails.small.webp))).status, 200);
  assert.deepEqual([await signed(api, operator, other.fileId), await signed(api, fan, other.fileId)], [1, 0]);
  assert.equal((await close(again.body.data._id, 'none')).status, 200);
  assert.equal(await signed(api, operator, other.fileId), 0);
});

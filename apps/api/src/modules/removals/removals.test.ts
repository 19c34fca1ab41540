import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { openSite } from './testing.ts';

const DAY_MS = 86_400_000;

const writePost = async (api: TestApi, performer: TestAccount): Promise<string> =>
  (await publishPost(api, performer, { text: 'A study in green' }))._id;

test('the author is told what was removed, why and how to object, by a notice and a letter', async (t) => {
  const { api, performer, remove } = await openSite(t);
  const confirmed = { locale: 'en-US', email_verified_at: new Date() };
  await api.db.updateTable('users').set(confirmed).where('id', '=', performer.id).execute();
  const postId = await writePost(api, performer);
  const before = api.events.length;
  assert.equal((await remove('feed', postId, { text: 'The picture is not yours.' })).status, 200);
  const windows = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
  assert.deepEqual(
    windows.map(({ target, event }) => [target, event.data]),
    [[{ kind: 'user', userId: performer.id }, { area: 'works' }]],
    'open windows read it again',
  );
  const [notice] = (await api.as(performer).get('/notifications')).body.data.data;
  assert.equal(notice.kind, 'content-removed');
  assert.deepEqual(notice.removal, { type: 'feed', title: 'A study in green', reason: 'copyright' });
  assert.equal(notice.link, '/user/account/removals');
  const mail = await api.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'content-removed')
    .executeTakeFirst();
  for (const part of [
    'A study in green',
    'copyright',
    'The picture is not yours.',
    '/user/account/removals',
    'object',
  ]) {
    assert.ok(mail?.text.includes(part), part);
  }
  const [removal] = (await api.as(performer).get('/removals')).body.data.data;
  assert.deepEqual(
    [removal.type, removal.title, removal.reason, removal.text, removal.state, removal.objection],
    ['feed', 'A study in green', 'copyright', 'The picture is not yours.', 'removed', null],
  );
  assert.equal(Date.parse(removal.until) - Date.parse(removal.createdAt), 30 * DAY_MS);
});

test('what an operator writes goes to no address that was only typed, which may be a stranger’s', async (t) => {
  const { api, performer, remove } = await openSite(t);
  const postId = await writePost(api, performer);
  assert.equal((await remove('feed', postId, { text: 'The picture is not yours.' })).status, 200);
  const [notice] = (await api.as(performer).get('/notifications')).body.data.data;
  assert.equal(notice.kind, 'content-removed');
  assert.deepEqual(await api.db.selectFrom('mails').select('template').execute(), []);
});

test('a report that is closed by removing tells the reason it was made for, or the one that the operator gives', async (t) => {
  const { api, operator, performer, fan } = await openSite(t);
  for (const [given, told] of [
    [{}, 'spam'],
    [{ removalReason: 'fraud', removalText: 'A lottery' }, 'fraud'],
  ] as const) {
    const _id = await writePost(api, performer);
    const report = await api.as(fan).post('/reports', { type: 'feed', _id, reason: 'spam' });
    const decision = { outcome: 'content-removed', note: 'for us alone', ...given };
    const closed = await api.as(operator).post(`/operator/reports/${report.body.data._id}/close`, decision);
    assert.equal(closed.status, 200);
    const [removal] = (await api.as(performer).get('/removals')).body.data.data;
    assert.equal(removal.reason, told);
    assert.ok(!JSON.stringify(removal).includes('for us alone'), 'the note stays among operators');
  }
});

test('one objection, by the author alone and within thirty days; an operator decides it and the author is told', async (t) => {
  const { api, operator, performer, fan, remove, restore, uphold } = await openSite(t);
  const [first, second] = [await writePost(api, performer), await writePost(api, performer)];
  const id = (await remove('feed', first)).body.data._id;
  const other = (await remove('feed', second)).body.data._id;
  const object = (account: typeof fan, removalId = id, text = 'It is my own picture') =>
    api.as(account).post(`/removals/${removalId}/objection`, { text });
  assert.equal((await uphold(id)).body.code, 'removals.no_objection');
  assert.equal((await object(fan)).status, 404);
  assert.equal((await api.guest.post(`/removals/${id}/objection`, { text: 'x' })).status, 401);
  assert.equal((await object(performer, id, '')).status, 422);
  assert.equal((await object(performer, id, 'x'.repeat(2001))).status, 422);
  assert.equal((await object(performer)).status, 200);
  assert.equal((await object(performer)).body.code, 'removals.already_objected');
  const waiting = (await api.as(operator).get('/operator/removals?state=objected')).body.data;
  assert.deepEqual(
    waiting.data.map((it: { _id: string; objection: { text: string } }) => [it._id, it.objection.text]),
    [[id, 'It is my own picture']],
  );
  assert.equal((await api.as(operator).get('/operator/overview')).body.data.openObjections, 1);
  assert.equal((await uphold(id, 'It is not')).status, 200);
  assert.equal((await object(performer, other)).status, 200);
  assert.equal((await restore(other, 'You are right')).status, 200);
  assert.equal((await restore(other)).body.code, 'removals.over');
  const kinds = (await api.as(performer).get('/notifications')).body.data.data.map((it: { kind: string }) => it.kind);
  assert.deepEqual(kinds.slice(0, 2), ['content-restored', 'objection-upheld']);
  const own = (await api.as(performer).get('/removals')).body.data.data;
  assert.deepEqual(
    own
      .map((it: { state: string; objection: object }) => [it.state, it.objection])
      .map(([state, objection]: [string, { decision: string; answer: string }]) => [
        state,
        objection.decision,
        objection.answer,
      ]),
    [
      ['restored', 'restored', 'You are right'],
      ['removed', 'upheld', 'It is not'],
    ],
  );
  assert.equal((await api.as(operator).get('/operator/overview')).body.data.openObjections, 0);
});

test('only operators remove, restore and read what was removed; each act is in the audit log', async (t) => {
  const { api, operator, performer, fan, remove, restore } = await openSite(t);
  const postId = await writePost(api, performer);
  const id = (await remove('feed', postId)).body.data._id;
  for (const account of [performer, fan]) {
    const caller = api.as(account);
    assert.equal((await caller.get('/operator/removals')).status, 403);
    assert.equal((await caller.get(`/operator/removals/${id}`)).status, 403);
    assert.equal((await caller.post(`/operator/removals/${id}/restore`, { text: '' })).status, 403);
    const order = { type: 'feed', _id: postId, reason: 'spam' };
    assert.equal((await caller.post('/operator/removals', order)).status, 403);
  }
  assert.deepEqual((await api.as(fan).get('/removals')).body.data, { data: [], total: 0 });
  assert.equal((await remove('feed', postId)).body.code, 'removals.nothing_there');
  assert.equal((await remove('feed', newId())).status, 404);
  assert.equal((await remove('feed', postId, { reason: 'boredom' })).status, 422);
  assert.equal((await remove('feed', postId, { text: 'x'.repeat(1001) })).status, 422);
  await restore(id);
  const log = (await api.as(operator).get('/operator/audit-log')).body.data.data;
  assert.deepEqual(
    log.slice(0, 2).map((entry: { action: string }) => entry.action),
    ['content.restored', 'content.removed'],
  );
});

test('what its author had taken away is not the site’s doing: nobody is told, and it does not come back', async (t) => {
  const { api, operator, performer, fan } = await openSite(t);
  const _id = await writePost(api, performer);
  const report = await api.as(fan).post('/reports', { type: 'feed', _id, reason: 'spam' });
  await api.as(performer).delete(`/performer/feeds/${_id}`);
  const closed = await api
    .as(operator)
    .post(`/operator/reports/${report.body.data._id}/close`, { outcome: 'content-removed', note: '' });
  assert.equal(closed.status, 200);
  assert.equal((await api.as(performer).get('/removals')).body.data.total, 0);
  assert.equal((await api.as(performer).post(`/performer/feeds/${_id}/restore`)).status, 404);
});

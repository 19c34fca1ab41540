import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword } from '../../platform/passwords.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { openSocket } from '../../testing/sockets.ts';
import { belowApi, uploadPhoto } from '../files/testing.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { reinstateAccount, suspendAccount } from './suspension.ts';

const reason = 'Pictures that are not hers';
const suspend = (api: TestApi, { id }: TestAccount) =>
  api.context.work((unit) => suspendAccount(unit, { userId: id, reason }));
const reinstate = (api: TestApi, { id }: TestAccount) => api.context.work((unit) => reinstateAccount(unit, id));

test('a suspended account loses its sessions and sockets, and hears why after the right password only', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('leaf-and-root') })
    .where('id', '=', fan.id)
    .execute();
  const login = (password: string) =>
    api.guest.post('/auth/login', { username: fan.username, password }, { 'x-locale': 'en-US' });
  const socket = await openSocket(t, await api.listen(), fan);

  await suspend(api, fan);
  assert.deepEqual((await socket.event('session.ended')).data, { reason: 'suspended' });
  await socket.disconnected;
  assert.equal((await api.as(fan).get('/users/me')).status, 401);
  const refused = await login('leaf-and-root');
  assert.deepEqual([refused.status, refused.body.code], [403, 'auth.suspended']);
  assert.ok(refused.body.message.includes(reason));
  assert.equal((await login('wrong')).body.code, 'auth.incorrect_credentials');

  await reinstate(api, fan);
  assert.equal((await login('leaf-and-root')).status, 200);
});

test('the owner of a suspended account is written why, in her language, and nobody else; a letter says when it is open again', async (t) => {
  const api = await createTestApi(t);
  const [fan, typed, operator] = [await api.createUser(), await api.createUser(), await api.createOperator()];
  const verified = (user: TestAccount, email: string, at: Date | null) =>
    api.db
      .updateTable('users')
      .set({ email, email_verified_at: at, locale: 'en-US' })
      .where('id', '=', user.id)
      .execute();
  await verified(fan, 'nilou@barg.example', new Date());
  await verified(typed, 'somebody@barg.example', null);
  for (const user of [fan, typed]) {
    assert.equal((await api.as(operator).post(`/operator/users/${user.id}/suspend`, { reason })).status, 200);
    assert.equal(
      (await api.as(operator).post(`/operator/users/${user.id}/reinstate`, { reason: 'Mended' })).status,
      200,
    );
  }
  const letters = await api.db.selectFrom('mails').select(['recipient', 'template', 'text']).orderBy('id').execute();
  assert.deepEqual(
    letters.map(({ recipient, template }) => [recipient, template]),
    [
      ['nilou@barg.example', 'account-suspended'],
      ['nilou@barg.example', 'account-reinstated'],
    ],
  );
  assert.ok(letters[0]?.text.includes(reason) && letters[0].text.includes('/contact'));
  assert.ok(!letters[1]?.text.includes('Mended'));
  assert.match(letters[1]?.text ?? '', /\/auth\/login\s/);
});

test('a suspended account keeps when it was last seen, though its sessions are gone', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const usedAt = new Date('2026-11-20T10:00:00.000Z');
  await api.db.updateTable('sessions').set({ last_used_at: usedAt }).where('user_id', '=', fan.id).execute();
  const lastSeen = async (): Promise<Date | null> => {
    const { last_seen_at } = await api.db
      .selectFrom('users')
      .select('last_seen_at')
      .where('id', '=', fan.id)
      .executeTakeFirstOrThrow();
    return last_seen_at;
  };
  await suspend(api, fan);
  assert.deepEqual(await lastSeen(), usedAt);
  const later = new Date('2026-11-21T10:00:00.000Z');
  await api.db.updateTable('users').set({ last_seen_at: later }).where('id', '=', fan.id).execute();
  await suspend(api, fan);
  assert.deepEqual(await lastSeen(), later);
});

test('a session that outlived the suspension opens nothing', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', fan.id).execute();
  assert.equal((await api.as(fan).get('/users/me')).status, 401);
});

/** Everything that a fan finds of a performer, as how many there are or the status of the answer. */
const findings = async (api: TestApi, fan: TestAccount, performer: TestAccount, ids: Record<string, string>) => {
  const listed = async (url: string): Promise<number> => {
    const { status, body } = await api.as(fan).get(url);
    assert.equal(status, 200, url);
    assert.equal(body.data.total, body.data.data.length, url);
    return body.data.total;
  };
  const opened = async (url: string): Promise<number> => (await api.as(fan).get(url)).status;
  return {
    search: await listed('/performers/user/search?q=mahsa'),
    landing: await listed('/user/feeds/landing'),
    found: await listed('/user/feeds/landing?q=ridge'),
    home: await listed('/user/feeds?tab=following'),
    galleries: await listed('/performer-assets/galleries/search'),
    galleriesOfHers: await listed(`/performer-assets/galleries/search?performerId=${performer.id}`),
    videos: await listed('/performer-assets/videos/search'),
    live: await listed('/streaming/user/search'),
    following: await listed('/follows/following'),
    subscriptions: await listed('/subscriptions/user/search'),
    bookmarks: await listed('/reactions/feeds/bookmark'),
    profile: await opened(`/performers/${performer.username}`),
    post: await opened(`/user/feeds/${ids.post}`),
    comments: await opened(`/comments?objectType=feed&objectId=${ids.post}`),
    gallery: await opened(`/performer-assets/galleries/${ids.gallery}/view`),
    join: await opened(`/streaming/join/${ids.stream}`),
    chat: await opened(`/conversations/stream/${ids.stream}`),
    messages: await opened(`/messages/conversations/public/${ids.chat}`),
    picture: (await api.guest.get(belowApi(ids.picture ?? ''))).status,
  };
};

test('a suspended performer and everything of hers do not exist for others, and come back with her', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 100 })];
  const post = await publishPost(api, performer, { fileIds: [await uploadPhoto(api, performer)] });
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Glazing' })).body.data;
  await api.as(fan).post(`/follows/${performer.id}`);
  await api.subscribe(fan, performer);
  await api.as(fan).post('/reactions', { objectType: 'feed', objectId: post._id, action: 'bookmark' });
  const ids = {
    post: post._id,
    gallery: await insertGallery(api.db, performer),
    stream: stream._id,
    chat: stream.conversationId,
    picture: post.files[0]?.thumbnails?.small.webp ?? '',
  };
  const before = await findings(api, fan, performer, ids);
  assert.deepEqual(
    Object.entries(before).filter(([key, value]) => key !== 'videos' && value === 0),
    [],
  );

  await suspend(api, performer);
  const gone = await findings(api, fan, performer, ids);
  const { picture, ...rest } = gone;
  assert.deepEqual(
    Object.entries(rest).filter(([, value]) => value !== 0 && value !== 404),
    [],
  );
  assert.ok(picture >= 400);
  const payments = {
    [`/wallet/charges/tip/${performer.id}`]: { amount: 10, source: { type: 'profile', _id: performer.id } },
    '/wallet/charges/subscribe/performers': { performerId: performer.id, expectedPrice: 5, expectedRenewalPrice: 5 },
    [`/wallet/charges/gallery/${ids.gallery}`]: { expectedPrice: 3 },
  };
  for (const [url, body] of Object.entries(payments)) assert.equal((await api.as(fan).pay(url, body)).status, 404, url);

  await reinstate(api, performer);
  const after = await findings(api, fan, performer, ids);
  // The stream has ended meanwhile; everything else is as it was.
  assert.deepEqual(after, { ...before, live: 0, join: after.join });
  assert.notEqual(after.join, 200);
});

test('suspending a performer ends what she has live, and cuts the pictures', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Glazing' })).body.data;
  api.live.publishing.add(stream._id);
  await suspend(api, performer);
  const ended = api.events.find(({ event }) => event.name === 'stream.ended');
  assert.deepEqual(ended?.event.data, { streamId: stream._id, performerId: performer.id });
  await api.runJobs();
  assert.ok(!api.live.publishing.has(stream._id));
});

test('comments of a suspended account are not shown, and nobody writes to it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const post = await publishPost(api, performer);
  await api.as(fan).post('/comments', { objectType: 'feed', objectId: post._id, text: 'lovely' });
  const conversation = (await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id })).body
    .data;
  await api.as(fan).post(`/messages/conversations/${conversation._id}`, { text: 'hello' });

  await suspend(api, fan);
  const comments = (await api.guest.get(`/comments?objectType=feed&objectId=${post._id}`)).body.data;
  assert.deepEqual([comments.total, comments.data.length], [0, 0]);
  const answer = await api
    .as(performer)
    .post(`/messages/conversations/${conversation._id}`, { text: 'are you there?' });
  assert.equal(answer.status, 404);
  assert.equal((await api.as(performer).post('/conversations', { source: 'user', sourceId: fan.id })).status, 404);
  const history = await api.as(performer).get(`/messages/conversations/${conversation._id}`);
  assert.equal(history.body.data.data[0].text, 'hello');
});

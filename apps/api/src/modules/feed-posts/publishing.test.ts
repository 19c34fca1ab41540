import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { draftContent, keepDraft } from './drafts/testing.ts';
import { breakInStore, makePhoto, uploadPhoto } from '../files/testing.ts';
import { publishPost } from './testing.ts';

test('a post carries its files in order, and counts on the profile', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [first, second] = [await uploadPhoto(api, performer), await uploadPhoto(api, performer)];
  const post = await publishPost(api, performer, { fileIds: [second, first] });
  assert.deepEqual(
    post.files.map((file) => file._id),
    [second, first],
  );
  assert.equal(post.photoCount, 2);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.postCount, 1);
});

test('markup is taken out of what is written', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const post = await publishPost(api, performer, {
    text: '<b>Fog</b> <!-- x --><script>x</script>& <?php 1 ?>light <3',
  });
  assert.equal(post.text, 'Fog & light <3');
});

test('what is published must have words or files, and bounded ones', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const publish = async (body: object) => (await api.as(performer).post('/performer/feeds', body)).body.code;
  const post = { text: 'x', audience: 'free' };
  assert.equal(await publish({ ...post, text: ' <br> ' }), 'feeds.empty');
  assert.equal(await publish({ ...post, text: 'x'.repeat(10_001) }), 'request.invalid_values');
  assert.equal(await publish({ ...post, teaser: 'x'.repeat(501) }), 'request.invalid_values');
});

test('a post takes twenty files, in a draft as when it is out, and not one more', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileIds: string[] = [];
  for (let count = 0; count < 21; count++) fileIds.push(await uploadPhoto(api, performer));
  const altTexts = Object.fromEntries(fileIds.map((id, index) => [id, `Step ${index + 1}`]));
  const publish = (body: object) =>
    api.as(performer).post('/performer/feeds', { text: 'x', audience: 'free', ...body });
  assert.equal((await publish({ fileIds })).body.code, 'request.invalid_values');
  const [twenty, [last = '']] = [fileIds.slice(0, 20), fileIds.slice(20)];
  assert.equal((await publish({ fileIds: twenty, altTexts })).body.code, 'request.invalid_values');
  const { [last]: _one, ...words } = altTexts;

  const draft = await keepDraft(api, performer, draftContent({ fileIds: twenty }));
  const kept = (await api.as(performer).get(`/performer/feeds/drafts/${draft._id}`)).body.data;
  assert.equal(kept.files.length, 20);
  const post = (await publish({ fileIds: twenty, altTexts: words, draftId: draft._id })).body.data;
  assert.deepEqual([post.files.length, post.photoCount, post.files[19].alt], [20, 20, 'Step 20']);
  const grown = await api.as(performer).put(`/performer/feeds/${post._id}`, { fileIds });
  assert.equal(grown.body.code, 'request.invalid_values');
  assert.equal((await api.guest.get(`/user/feeds/${post._id}`)).body.data.files.length, 20);
});

test('a price is needed for what is sold, within the bounds, and dropped for the rest', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const publish = (audience: string, price?: number) =>
    api.as(performer).post('/performer/feeds', { text: 'x', audience, price });
  for (const price of [undefined, 0, 300.01]) {
    assert.equal((await publish('paid', price)).body.code, 'feeds.price_out_of_bounds');
  }
  assert.equal((await publish('paid', 4.999)).body.code, 'request.invalid_values');
  assert.equal((await publish('paid', 300)).body.data.price, 300);
  assert.equal((await publish('free', 5)).body.data.price, 0);
});

test('files of others, failed ones and those in use are refused', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const [own, foreign, broken] = [
    await uploadPhoto(api, performer),
    await uploadPhoto(api, other),
    await uploadPhoto(api, performer),
  ];
  await api.db.updateTable('files').set({ status: 'failed' }).where('id', '=', broken).execute();
  const publish = async (fileIds: string[]) =>
    (await api.as(performer).post('/performer/feeds', { text: 'x', audience: 'free', fileIds })).body;
  for (const fileId of [foreign, broken]) {
    const refused = await publish([own, fileId]);
    assert.equal(refused.code, 'feeds.file_not_usable');
    assert.equal(refused.details[0].path, 'fileIds.1');
  }
  assert.equal((await publish([own])).data.files.length, 1);
  assert.equal((await publish([own])).code, 'feeds.file_in_use');
  assert.equal((await api.as(performer).get('/performer/feeds')).body.data.total, 1);
});

test('the same key publishes once', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const key = { 'idempotency-key': 'publish-once-1' };
  const body = { text: 'x', audience: 'free' };
  const [first, second] = await Promise.all([
    api.as(performer).post('/performer/feeds', body, key),
    api.as(performer).post('/performer/feeds', body, key),
  ]);
  assert.equal(first.status, 200);
  assert.equal(first.body.data._id, second.body.data._id);
  const other = await api.as(performer).post('/performer/feeds', { ...body, text: 'y' }, key);
  assert.equal(other.body.code, 'idempotency.key_reused');
  assert.equal((await api.as(performer).get('/performer/feeds')).body.data.total, 1);
});

test('only its performer edits and deletes a post', async (t) => {
  const api = await createTestApi(t);
  const [performer, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const post = await publishPost(api, performer);
  assert.equal((await api.as(other).put(`/performer/feeds/${post._id}`, { text: 'mine' })).status, 404);
  assert.equal((await api.as(other).delete(`/performer/feeds/${post._id}`)).status, 404);
  assert.equal((await api.as(other).get(`/performer/feeds/${post._id}`)).status, 404);
  assert.equal((await api.as(fan).delete(`/performer/feeds/${post._id}`)).status, 403);
  assert.equal((await api.guest.post('/performer/feeds', { text: 'x', audience: 'free' })).status, 401);

  const edited = await api.as(performer).put(`/performer/feeds/${post._id}`, { audience: 'paid', price: 4.5 });
  assert.deepEqual([edited.body.data.text, edited.body.data.price], [post.text, 4.5]);
  assert.equal((await api.as(performer).put(`/performer/feeds/${post._id}`, { text: '' })).body.code, 'feeds.empty');
  assert.equal((await api.as(performer).delete(`/performer/feeds/${post._id}`)).status, 200);
  assert.equal((await api.guest.get(`/user/feeds/${post._id}`)).status, 404);
  assert.equal((await api.as(performer).delete(`/performer/feeds/${post._id}`)).status, 404);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.postCount, 0);
});

test('followers and subscribers are told of a post once, also when the job runs twice', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [follower, subscriber, both, stranger] = [
    await api.createUser(),
    await api.createUser(),
    await api.createUser(),
    await api.createUser(),
  ];
  for (const fan of [follower, both]) await api.as(fan).post(`/follows/${performer.id}`);
  for (const fan of [subscriber, both]) await api.subscribe(fan, performer);
  const post = await publishPost(api, performer);
  await api.runJobs();
  await api.context.work((unit) => unit.addJob('announce-post', { postId: post._id }));
  await api.runJobs();
  for (const [fan, expected] of [
    [follower, 1],
    [subscriber, 1],
    [both, 1],
    [stranger, 0],
  ] as const) {
    const notices = (await api.as(fan).get('/notifications')).body.data;
    assert.equal(notices.total, expected);
    if (expected) assert.equal(notices.data[0].link, `/posts/${post._id}`);
    const told = api.events.filter(
      ({ target, event }) =>
        event.name === 'notification.created' && target.kind === 'user' && target.userId === fan.id,
    );
    assert.equal(told.length, expected);
  }
});

test('a performer is told once of the files of a post that can never be shown', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const send = async () => {
    const file = { field: 'file', name: 'leaf.jpg', type: 'image/jpeg', bytes: await makePhoto() };
    const { _id } = (await api.as(performer).upload('/performer/feeds/photo/upload', file)).body.data;
    await breakInStore(api, _id, Buffer.from('torn'));
    return _id as string;
  };
  const [first, second] = [await send(), await send()];
  const post = await publishPost(api, performer, { fileIds: [first, second] });
  await send();
  await api.runJobs();
  const { data, total } = (await api.as(performer).get('/notifications')).body.data;
  const [told] = data;
  assert.deepEqual([total, told.kind, told.count, told.link], [1, 'file-failed', 2, `/creator/posts/${post._id}`]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { isAdult } from './birth-date.ts';
import { approvePerformer, getVerification, listPendingPerformers, refusePerformer } from './verification.service.ts';

const registration = {
  name: 'مهسا کریمی',
  username: 'mahsa.paints',
  email: 'mahsa@barg.example',
  password: 'leaf-and-root',
  country: 'ir',
  languages: ['fa', 'en', 'fa'],
  birthDate: '1994-03-21',
  craft: 'نقاشی',
};

const register = async (api: TestApi, changes: object = {}): Promise<TestAccount> => {
  const { token } = (await api.guest.post('/auth/performers/register', { ...registration, ...changes })).body.data;
  const me = (await api.guest.get('/users/me', { authorization: token })).body.data;
  return { id: me._id, role: 'performer', username: me.username, token };
};

const giveDocument = async (api: TestApi, performer: TestAccount, kind: string, bytes?: Uint8Array, name = 'id.jpg') =>
  api.as(performer).upload(`/performers/documents/upload?kind=${kind}`, {
    field: 'file',
    name,
    type: 'image/jpeg',
    bytes: bytes ?? (await makePhoto({ width: 400, height: 300 })),
  });

const giveAll = async (api: TestApi, performer: TestAccount) => {
  await giveDocument(api, performer, 'identity-front');
  return giveDocument(api, performer, 'selfie');
};

test('who registers as a performer has a profile of her own that nobody else sees yet', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await register(api);
  const own = (await api.as(mahsa).get('/performers/me/profile')).body.data;
  assert.deepEqual(own.languages, ['fa', 'en']);
  assert.deepEqual([own.country, own.craft, own.birthDate], ['IR', 'نقاشی', '1994-03-21']);
  assert.equal(own.monthlyPrice, 2.95);
  assert.deepEqual(own.verification, {
    status: 'none',
    reason: '',
    given: [],
    missing: ['identity-front', 'selfie'],
  });
  assert.equal((await api.guest.get(`/performers/${mahsa.username}`)).status, 404);
  assert.equal((await api.as(mahsa).get('/performers/me')).body.data.isPerformer, true);
});

test('somebody is of age on the eighteenth birthday, not a day before', async (t) => {
  const noon = new Date('2026-11-21T12:00:00Z');
  assert.equal(isAdult('2008-11-21', noon), true);
  assert.equal(isAdult('2008-11-22', noon), false);
  assert.equal(isAdult('2008-02-29', new Date('2026-02-28T23:59:59Z')), false);
  assert.equal(isAdult('2008-02-29', new Date('2026-03-01T00:00:00Z')), true);
  const api = await createTestApi(t);
  const tomorrow = new Date(Date.now() + 86_400_000);
  const birthDate = `${tomorrow.getUTCFullYear() - 18}${tomorrow.toISOString().slice(4, 10)}`;
  const young = await api.guest.post('/auth/performers/register', { ...registration, birthDate });
  assert.deepEqual([young.status, young.body.code], [422, 'performer.too_young']);
  assert.equal(young.body.details[0].path, 'birthDate');
});

test('a registration says which field is at fault', async (t) => {
  const api = await createTestApi(t);
  const faults: Record<string, unknown> = {
    country: 'XX',
    languages: ['klingon'],
    birthDate: '1994-02-30',
    craft: ' ',
    username: 'a b',
  };
  for (const [field, value] of Object.entries(faults)) {
    const answer = await api.guest.post('/auth/performers/register', { ...registration, [field]: value });
    assert.equal(answer.status, 422, field);
    assert.match(answer.body.details[0].path, new RegExp(`^${field}`));
  }
  await register(api);
  const again = await api.guest.post('/auth/performers/register', { ...registration, email: 'other@barg.example' });
  assert.deepEqual([again.status, again.body.code], [409, 'auth.username_taken']);
});

test('with the needed documents she waits, is refused with a reason, tries again and is verified', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, operator] = [await register(api), await api.createOperator()];
  const confirmed = { email_verified_at: new Date() };
  await api.db.updateTable('users').set(confirmed).where('id', '=', mahsa.id).execute();
  const first = (await giveDocument(api, mahsa, 'identity-front')).body.data;
  assert.deepEqual([first.status, first.missing], ['none', ['selfie']]);
  const second = (await giveDocument(api, mahsa, 'selfie')).body.data;
  assert.deepEqual([second.status, second.missing], ['pending', []]);
  assert.equal((await api.as(mahsa).post('/performer/feeds', { text: 'x' })).body.code, 'performer.not_verified');

  const queue = await listPendingPerformers(api.context, { limit: 10 });
  assert.deepEqual([queue.total, queue.data[0]?._id], [1, mahsa.id]);
  const seen = { performerId: mahsa.id, submittedAt: queue.data[0]?.submittedAt ?? '' };
  await giveDocument(api, mahsa, 'selfie');
  await assert.rejects(
    api.context.work((unit) => approvePerformer(api.context, unit, seen)),
    /performer.documents_changed/,
  );
  const look = async () => {
    const { submittedAt } = await getVerification(api.context, mahsa.id, operator.id);
    return { performerId: mahsa.id, submittedAt: submittedAt ?? '' };
  };
  const decision = await look();
  await api.context.work((unit) =>
    refusePerformer(api.context, unit, { ...decision, reason: 'The picture is blurred.' }),
  );
  const refused = (await api.as(mahsa).get('/performers/me/profile')).body.data.verification;
  assert.deepEqual([refused.status, refused.reason], ['refused', 'The picture is blurred.']);
  const listed = async (status: string) =>
    (await api.as(operator).get(`/operator/verifications?status=${status}`)).body.data.data.map(
      (it: { _id: string }) => it._id,
    );
  assert.deepEqual([await listed('pending'), await listed('refused')], [[], [mahsa.id]]);
  const reopened = (await api.as(operator).post(`/operator/verifications/${mahsa.id}/open`)).body.data;
  assert.deepEqual([reopened.status, reopened.documents.length], ['refused', 2]);
  await assert.rejects(
    api.context.work((unit) => approvePerformer(api.context, unit, decision)),
    /performer.not_pending/,
  );

  await giveDocument(api, mahsa, 'identity-front');
  const again = await look();
  await api.context.work((unit) => approvePerformer(api.context, unit, again));
  assert.equal((await api.guest.get(`/performers/${mahsa.username}`)).body.data.isVerified, true);
  assert.equal((await api.as(mahsa).post('/performer/feeds', { text: 'x', audience: 'free' })).status, 200);
  assert.equal((await giveDocument(api, mahsa, 'selfie')).body.code, 'performer.already_verified');
  const kinds = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', mahsa.id).execute();
  assert.deepEqual(kinds.map(({ kind }) => kind).sort(), ['verification-approved', 'verification-refused']);
  const letters = await api.db
    .selectFrom('mails')
    .select(['template', 'text'])
    .where('user_id', '=', mahsa.id)
    .execute();
  assert.deepEqual(letters.map(({ template }) => template).sort(), [
    'email-verification',
    'performer-approved',
    'performer-refused',
  ]);
  assert.ok(letters.some(({ text }) => text.includes('The picture is blurred.')));
});

test('why she was refused goes to no address that was only typed', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await register(api);
  for (const kind of ['identity-front', 'selfie']) await giveDocument(api, mahsa, kind);
  const [waiting] = (await listPendingPerformers(api.context, { limit: 10 })).data;
  const decision = { performerId: mahsa.id, submittedAt: waiting?.submittedAt ?? '' };
  await api.context.work((unit) =>
    refusePerformer(api.context, unit, { ...decision, reason: 'The picture is blurred.' }),
  );
  const letters = await api.db.selectFrom('mails').select('template').where('user_id', '=', mahsa.id).execute();
  assert.deepEqual(
    letters.map(({ template }) => template),
    ['email-verification'],
  );
});

test('documents are for operators alone: not for others, nor for her who gave them', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, operator, fan] = [await register(api), await api.createOperator(), await api.createUser()];
  await giveAll(api, mahsa);
  await api.runJobs();
  const { documents } = await getVerification(api.context, mahsa.id, operator.id);
  assert.equal(documents.length, 2);
  for (const { file } of documents) {
    const address = belowApi(file.thumbnails?.large.webp ?? '');
    assert.equal((await api.guest.get(address)).status, 200);
    assert.equal((await api.guest.get(address.replace(operator.id, mahsa.id))).status, 403);
    assert.equal((await api.guest.get(address.split('?')[0] ?? '')).status, 403);
    const ownSignature = api.context.mediaSigner.sign(file._id, mahsa.id);
    assert.equal((await api.guest.get(`/media/${file._id}/large.webp${ownSignature}`)).status, 403);
    for (const caller of [mahsa, fan]) {
      assert.equal((await api.as(caller).post('/files/sign-url', { fileId: file._id })).status, 404);
      const listed = await api.as(caller).post('/files/public-info', { fileIds: [file._id] });
      assert.equal(listed.body.data.total, 0);
    }
    const status = (await api.as(mahsa).get(`/files/${file._id}/status`)).body;
    assert.ok(!JSON.stringify(status).includes('/api/media/'), 'the owner gets no address');
  }
});

test('a document is a picture by its content, whatever its name and type say', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await register(api);
  const send = (bytes: Uint8Array, name?: string) => giveDocument(api, mahsa, 'selfie', bytes, name);
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  assert.equal((await send(script)).status, 415);
  assert.equal((await send(Buffer.from('%PDF-1.7'))).status, 415);
  const photo = await makePhoto({ width: 400, height: 300 });
  assert.equal((await send(photo.subarray(0, photo.length / 2))).body.code, 'files.unreadable');
  const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  assert.equal((await send(huge)).body.code, 'files.picture_too_large');
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
  assert.equal((await send(polyglot)).status, 415);
  assert.equal((await send(photo, '../../etc/passwd')).status, 200);
  const [file] = await api.db.selectFrom('files').selectAll().where('owner_id', '=', mahsa.id).execute();
  assert.match(file?.storage_key ?? '', /^[0-9a-f-]{36}\/original$/);
  assert.equal((await giveDocument(api, mahsa, 'passport')).status, 422);
  assert.equal((await giveDocument(api, await api.createUser(), 'selfie')).status, 403);
});

test('avatar, cover and welcome video are hers to change before she is verified, and nobody else’s', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, fan] = [await register(api), await api.createUser()];
  const bytes = await makePhoto();
  for (const purpose of ['avatar', 'cover'] as const) {
    const file = { field: 'file', name: 'a.jpg', type: 'image/jpeg', bytes };
    assert.equal((await api.as(mahsa).upload(`/performers/${purpose}/upload`, file)).body.data.type, purpose);
    assert.equal((await api.as(fan).upload(`/performers/${purpose}/upload`, file)).status, 403);
  }
  const video = await api.as(mahsa).upload('/performers/welcome-video/upload', {
    field: 'file',
    name: 'a.mp4',
    type: 'video/mp4',
    bytes,
  });
  assert.equal(video.status, 415);
});

test('a performer edits all of her profile, with links that lead to web pages only', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer();
  const change = (body: object) => api.as(mahsa).put(`/performers/${mahsa.id}`, body);
  const links = [{ kind: 'instagram', url: 'https://instagram.com/mahsa' }];
  const changed = await change({ links, languages: ['fa'], country: 'IR', username: 'Mahsa.New', city: 'Tehran' });
  assert.deepEqual(changed.body.data.links, links);
  assert.equal((await api.guest.get('/performers/mahsa.new')).body.data.city, 'Tehran');
  for (const url of [
    'javascript:alert(1)',
    'ftp://a.example',
    'data:text/html,x',
    'https://',
    'https://instagram.com@a.example',
    'https://mahsa:secret@a.example/',
    `https://a.example/${'x'.repeat(2048)}`,
  ]) {
    assert.equal((await change({ links: [{ kind: 'other', url }] })).status, 422, url.slice(0, 30));
  }
  assert.equal((await change({ links: [{ kind: 'myspace', url: 'https://a.example' }] })).status, 422);
  assert.equal((await change({ username: 'auth' })).body.code, 'auth.username_reserved');
  assert.equal((await change({ birthDate: '1990-01-01' })).body.code, 'performer.birth_date_fixed');
  const waiting = await api.createPerformer({ isVerified: false });
  const corrected = await api.as(waiting).put(`/performers/${waiting.id}`, { birthDate: '1990-01-01' });
  assert.equal(corrected.status, 200);
});

test('prices stand within the settings, each with its own bound; free ones only while they are allowed', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer();
  const change = (body: object) => api.as(mahsa).put(`/performers/${mahsa.id}`, body);
  const faults = { monthlyPrice: [2.94, 300.01], yearlyPrice: [2.94, 3600.01] };
  for (const [field, values] of Object.entries(faults)) {
    for (const value of values) {
      const refused = await change({ [field]: value });
      assert.equal(refused.body.code, 'performer.subscription_price_out_of_bounds');
      assert.equal(refused.body.details[0].path, field);
    }
  }
  assert.equal((await change({ monthlyPrice: 300, yearlyPrice: 3600 })).status, 200);
  assert.equal((await change({ monthlyPrice: 2.95, yearlyPrice: 2.95 })).status, 200);
  assert.equal((await change({ monthlyPrice: 0, yearlyPrice: null, isFreeTrial: true })).status, 200);
  await api.db.insertInto('settings').values({ key: 'freeSubscriptionEnabled', value: 'false' }).execute();
  for (const body of [{ monthlyPrice: 0 }, { yearlyPrice: 0 }, { isFreeTrial: true }]) {
    assert.equal((await change(body)).body.code, 'performer.free_subscription_off');
  }
});

test('an upload address takes one file for what it was given for, and no other', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await register(api);
  const file = {
    field: 'file',
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: await makePhoto({ width: 400, height: 300 }),
  };
  const { data } = (await api.as(mahsa).post('/performers/documents/upload-url', { kind: 'selfie' })).body;
  const address = belowApi(data.uploadUrl);
  for (const forged of [
    address.replace('document.selfie', 'avatar'),
    address.replace(data.fileId, mahsa.id),
    address.replace(/e=\d+/, 'e=1'),
    address.replace(/s=..../, 's=AAAA'),
  ]) {
    assert.equal((await api.guest.upload(forged, file)).body.code, 'files.upload_address_invalid', forged);
  }
  const sent = await api.guest.upload(address, file);
  assert.deepEqual([sent.status, sent.body.data._id], [200, data.fileId]);
  assert.equal((await api.guest.upload(address, file)).body.code, 'files.upload_address_used');
  await api.runJobs();
  const { status } = await api.db.selectFrom('files').select('status').executeTakeFirstOrThrow();
  assert.equal(status, 'ready');
  const own = (await api.as(mahsa).get('/performers/me/profile')).body.data;
  assert.deepEqual(own.verification.missing, ['identity-front']);
  assert.equal((await api.as(await api.createUser()).post('/performers/avatar/upload-url')).status, 403);
});

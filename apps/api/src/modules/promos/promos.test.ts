import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { contend } from '../../testing/money/contend.ts';

const words = (title: string) => ({ title, message: '', action: 'Look' });
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

const createPromo = async (api: TestApi, promo: object): Promise<{ status: number; id: string }> => {
  const answer = await api
    .as(await api.createOperator())
    .post('/operator/promos', { link: '/explore', isPublished: true, texts: { 'en-US': words('Clay') }, ...promo });
  return { status: answer.status, id: answer.body.data?._id };
};

const shown = async (api: TestApi, locale = 'en-US'): Promise<string[]> => {
  const answer = await api.guest.get('/site-promo/search', { 'x-locale': locale });
  return answer.body.data.data.map(({ title }: { title: string }) => title);
};

test('promos are shown in their order while they are published and within their time', async (t) => {
  const api = await createTestApi(t);
  await createPromo(api, { position: 2, texts: { 'en-US': words('second') } });
  await createPromo(api, { position: 1, startsAt: hours(-1), endsAt: hours(1), texts: { 'en-US': words('first') } });
  await createPromo(api, { isPublished: false, texts: { 'en-US': words('draft') } });
  await createPromo(api, { startsAt: hours(1), texts: { 'en-US': words('later') } });
  await createPromo(api, { endsAt: hours(-1), texts: { 'en-US': words('over') } });
  assert.deepEqual(await shown(api), ['first', 'second']);
});

test('a promo that is sent twice with one key is made once, and twice without one', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const promo = { link: '/explore', isPublished: true, texts: { 'en-US': words('Clay') } };
  const [first, again] = [
    await operator.pay('/operator/promos', promo, 'key-of-the-form'),
    await operator.pay('/operator/promos', promo, 'key-of-the-form'),
  ];
  assert.equal(first.status, 200, first.text);
  assert.deepEqual(again.body, first.body);
  assert.deepEqual(await shown(api), ['Clay']);
  await operator.post('/operator/promos', promo);
  assert.deepEqual(await shown(api), ['Clay', 'Clay'], 'a console of a former version sends none');
});

test('a promo is read in the language that was asked for, else in another', async (t) => {
  const api = await createTestApi(t);
  await createPromo(api, { texts: { 'fa-IR': words('سفال'), 'en-US': words('Clay') } });
  for (const [locale, title] of [
    ['fa-IR', 'سفال'],
    ['en-US', 'Clay'],
    ['ar-EG', 'Clay'],
  ] as const)
    assert.deepEqual(await shown(api, locale), [title]);
});

test('a promo leads into the site or to a web address, and ends after it begins', async (t) => {
  const api = await createTestApi(t);
  for (const link of ['/explore?q=%23clay', 'https://barg.example/x'])
    assert.equal((await createPromo(api, { link })).status, 200, link);
  for (const promo of [
    { link: 'javascript:alert(1)' },
    { link: '//evil.example' },
    { link: 'explore' },
    { texts: {} },
    { startsAt: hours(2), endsAt: hours(1) },
  ])
    assert.equal((await createPromo(api, promo)).status, 422, JSON.stringify(promo));
});

test('an operator changes and removes promos; nobody else reads drafts', async (t) => {
  const api = await createTestApi(t);
  const { id } = await createPromo(api, { isPublished: false });
  const operator = api.as(await api.createOperator());
  const changed = { link: '/home', isPublished: true, texts: { 'en-US': words('Home') } };
  const { data } = (await operator.put(`/operator/promos/${id}`, changed)).body;
  assert.deepEqual([data.link, data.isPublished, data.texts], ['/home', true, changed.texts]);
  assert.equal((await api.as(await api.createUser()).get('/operator/promos')).status, 403);
  assert.equal((await operator.delete(`/operator/promos/${id}`)).status, 200);
  assert.equal((await operator.get(`/operator/promos/${id}`)).status, 404);
  assert.equal((await operator.delete(`/operator/promos/${id}`)).status, 404);
});

test('what is left out of a change stays, also where two operators save at the same time', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const { id } = await createPromo(api, { position: 3, startsAt: hours(-1), texts: { 'en-US': words('Clay') } });
  const before = (await operator.get(`/operator/promos/${id}`)).body.data;
  const change = (changes: object) => operator.put(`/operator/promos/${id}`, changes);
  const done = await contend(api, sql`select from site_promos where id = ${id} for update`, [
    () => change({ link: '/live', texts: { 'fa-IR': words('سفال') } }),
    () => change({ position: 5, startsAt: null, texts: { 'en-US': words('Stone') } }),
  ]);
  assert.deepEqual(done, [null, null]);
  const { updatedAt: _, ...after } = (await operator.get(`/operator/promos/${id}`)).body.data;
  const { updatedAt: _before, ...rest } = before;
  const texts = { 'en-US': words('Stone'), 'fa-IR': words('سفال') };
  assert.deepEqual(after, { ...rest, link: '/live', position: 5, startsAt: null, texts });
});

test('words of a promo that somebody else has written meanwhile are not replaced unread', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const { id } = await createPromo(api, { texts: { 'en-US': words('Clay') } });
  const save = (title: string, basedOn: string) =>
    operator.put(`/operator/promos/${id}`, { texts: { 'en-US': words(title) }, basedOn: { 'en-US': words(basedOn) } });
  assert.equal((await save('Stone', 'Clay')).status, 200);
  const { status, body } = await save('Wood', 'Clay');
  assert.deepEqual([status, body.code], [409, 'texts.changed_meanwhile']);
  assert.equal((await save('Wood', 'Stone')).body.data.texts['en-US'].title, 'Wood');
});

test('a promo is checked as the whole that a change makes of it', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const { id } = await createPromo(api, {
    startsAt: hours(1),
    texts: { 'fa-IR': words('سفال'), 'en-US': words('Clay') },
  });
  const change = (changes: object) => operator.put(`/operator/promos/${id}`, changes);
  const early = await change({ endsAt: hours(-1) });
  assert.deepEqual([early.status, early.body.details[0].path], [422, 'endsAt']);
  const { data } = (await change({ texts: { 'fa-IR': null } })).body;
  assert.deepEqual(data.texts, { 'en-US': words('Clay') });
  const wordless = await change({ texts: { 'en-US': null } });
  assert.deepEqual([wordless.status, wordless.body.details[0].path], [422, 'texts']);
  assert.equal((await change({ texts: { 'en-US': { title: 'Clay' } } })).status, 422);
});

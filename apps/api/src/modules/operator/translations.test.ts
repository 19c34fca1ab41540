import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTranslations, syncTranslations } from '../translations/translations.service.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';

const bundle = (texts: Record<string, unknown>) => [{ locale: 'en-US', namespace: 'feed', messages: texts }];
const shipped = {
  title: 'Home',
  greeting: 'Hello {{name}}',
  photos_one: 'one photo',
  photos_other: '{{count}} photos',
};
const at = (key: string) => ({ locale: 'en-US', namespace: 'feed', key });

const open = async (api: TestApi) => {
  await syncTranslations(api.db, bundle(shipped));
  const as = api.as(await api.createOperator());
  const read = async () => api.guest.get('/translations/search?locale=en-US&namespace=feed');
  const textOf = async (key: string): Promise<string | undefined> =>
    (await read()).body.data.data.find((text: { key: string }) => text.key === key)?.value;
  return { as, read, textOf };
};

test('texts of a version that is about to be announced join those that are there, and change none', async (t) => {
  const api = await createTestApi(t);
  const { as, textOf } = await open(api);
  const offered = async (q: string): Promise<number> =>
    (await as.get(`/operator/translations?locale=en-US&q=${q}`)).body.data.total;
  await addTranslations(api.db, bundle({ title: 'Welcome', nav: { quiz: 'Quiz' } }));
  assert.deepEqual(
    [await textOf('nav.quiz'), await textOf('title'), await textOf('photos_one')],
    ['Quiz', 'Home', 'one photo'],
  );
  assert.equal(await offered('nav.quiz'), 1);
  await syncTranslations(api.db, bundle(shipped));
  assert.equal(await textOf('nav.quiz'), 'Quiz', 'pages of it may be open');
  assert.equal(await offered('nav.quiz'), 0, 'nobody edits what goes with the version');
  await addTranslations(api.db, bundle({ nav: { quiz: 'Riddle' } }));
  assert.deepEqual([await textOf('nav.quiz'), await offered('nav.quiz')], ['Riddle', 1], 'it comes back as it is now');
});

test('an edit that another operator has not read is neither replaced nor taken back by that one', async (t) => {
  const api = await createTestApi(t);
  const { as, textOf } = await open(api);
  const edit = (value: string, basedOn?: string) =>
    as.put('/operator/translations', { ...at('title'), value, ...(basedOn !== undefined && { basedOn }) });
  const restore = (basedOn: string) =>
    as.delete(`/operator/translations?${new URLSearchParams({ ...at('title'), basedOn })}`);
  assert.equal((await edit('Start', 'Home')).status, 200);
  assert.equal((await edit('Start', 'Home')).status, 200, 'sent twice');
  assert.equal((await edit('Begin', 'Home')).body.code, 'texts.changed_meanwhile');
  assert.equal((await restore('Home')).body.code, 'texts.changed_meanwhile');
  assert.equal(await textOf('title'), 'Start');
  assert.equal((await edit('Begin', 'Start')).status, 200);
  assert.equal((await edit('Onward')).status, 200, 'a console of a former version does not tell what it read');
  assert.equal((await restore('Onward')).status, 200);
  assert.equal(await textOf('title'), 'Home');
});

test('an edit is what visitors load next, survives a deployment, and can be taken back', async (t) => {
  const api = await createTestApi(t);
  const { as, read, textOf } = await open(api);
  const { etag } = (await read()).headers;
  const edited = await as.put('/operator/translations', { ...at('title'), value: 'Start' });
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  assert.equal(edited.body.data.isEdited, true);
  assert.equal(edited.body.data.shippedValue, 'Home');
  assert.equal(await textOf('title'), 'Start');
  assert.notEqual((await read()).headers.etag, etag);
  await syncTranslations(api.db, bundle({ ...shipped, title: 'Welcome' }));
  assert.equal(await textOf('title'), 'Start');
  const restored = await as.delete(`/operator/translations?${new URLSearchParams(at('title'))}`);
  assert.equal(restored.status, 200);
  assert.equal(await textOf('title'), 'Welcome');
  const again = await as.delete(`/operator/translations?${new URLSearchParams(at('title'))}`);
  assert.equal(again.status, 404);
  const actions = (await as.get('/operator/audit-log')).body.data.data.map((it: { action: string }) => it.action);
  assert.deepEqual(actions, ['translation.restored', 'translation.edited']);
});

test('placeholders stay the same; a plural form may leave the count out', async (t) => {
  const api = await createTestApi(t);
  const { as } = await open(api);
  const edit = (key: string, value: string) => as.put('/operator/translations', { ...at(key), value });
  const headers = { 'x-locale': 'en-US' };
  const refused = await as.put('/operator/translations', { ...at('greeting'), value: 'Hello' }, headers);
  assert.equal(refused.body.code, 'translations.placeholders_differ');
  assert.match(refused.body.message, /\{\{name\}\}/);
  assert.equal((await edit('greeting', 'Hello {{naem}}')).status, 422);
  const unwanted = await as.put('/operator/translations', { ...at('title'), value: 'Start, {{name}}' }, headers);
  assert.equal(unwanted.body.code, 'translations.placeholders_unwanted');
  assert.equal(unwanted.body.message, 'This text has no placeholders: take out {{name}}');
  assert.equal((await edit('greeting', '{{name}}, hello!')).status, 200);
  assert.equal((await edit('photos_one', 'just {{count}} photo')).status, 200);
  assert.equal((await edit('title', '  ')).status, 422);
  assert.equal((await edit('nowhere', 'x')).status, 404);
});

test('texts are found by key and by words, edited ones alone, page by page', async (t) => {
  const api = await createTestApi(t);
  const { as } = await open(api);
  const keys = async (query: string): Promise<string[]> =>
    (await as.get(`/operator/translations?locale=en-US&${query}`)).body.data.data.map((it: { key: string }) => it.key);
  assert.deepEqual(await keys('q=HELLO'), ['greeting']);
  assert.deepEqual(await keys('q=photos_'), ['photos_one', 'photos_other']);
  assert.deepEqual(await keys('q=%25'), []);
  await as.put('/operator/translations', { ...at('title'), value: 'Start' });
  assert.deepEqual(await keys('onlyEdited=true'), ['title']);
  const first = (await as.get('/operator/translations?locale=en-US&limit=3')).body.data;
  assert.equal(first.total, 4);
  const rest = (await as.get(`/operator/translations?locale=en-US&limit=3&cursor=${first.nextCursor}`)).body.data;
  assert.deepEqual([first.data.length, rest.data.length, rest.nextCursor], [3, 1, undefined]);
});

test('a text is listed with what another language says, a plural form that it lacks with its last one', async (t) => {
  const api = await createTestApi(t);
  const { as } = await open(api);
  await addTranslations(api.db, [
    { locale: 'ar-EG', namespace: 'feed', messages: { title: 'الرئيسية', photos_few: '{{count}} صور', only: 'هنا' } },
  ]);
  const list = async (query: string) => (await as.get(`/operator/translations?locale=ar-EG${query}`)).body.data.data;
  const sources = (texts: Array<{ key: string; source: unknown }>) => texts.map(({ key, source }) => [key, source]);
  assert.deepEqual(sources(await list('&source=en-US')), [
    ['only', null],
    ['photos_few', { locale: 'en-US', value: '{{count}} photos' }],
    ['title', { locale: 'en-US', value: 'Home' }],
  ]);
  assert.deepEqual(
    sources(await list('')).map(([, source]) => source),
    [null, null, null],
  );
  assert.equal((await as.get('/operator/translations?locale=ar-EG&source=xx')).status, 422);
});

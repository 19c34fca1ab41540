import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { SCREEN_LOCALES } from '@barg/contract';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { contend } from '../../testing/money/contend.ts';
import { writeDefaultPages } from './default-pages.ts';
import type { NewPage } from './pages.schema.ts';
import { createPage, deletePage, listPages, updatePage } from './pages.service.ts';

const make = (api: TestApi, post: Partial<NewPage> & Pick<NewPage, 'slug'>) =>
  api.context.work((unit) =>
    createPage(unit, {
      isPublished: true,
      position: 0,
      texts: { 'en-US': { title: `About ${post.slug}`, body: '**Hello**' } },
      ...post,
    }),
  );

const inLocale = (locale: string) => ({ 'x-locale': locale });

test('a visitor reads a published page by slug and by id, and no other', async (t) => {
  const api = await createTestApi(t);
  const page = await make(api, { slug: 'about' });
  await make(api, { slug: 'draft', isPublished: false });
  for (const name of ['about', page._id]) {
    const { status, body } = await api.guest.get(`/posts/${name}`);
    assert.equal(status, 200);
    assert.equal(body.data.body, '**Hello**');
  }
  assert.equal((await api.guest.get('/posts/draft')).status, 404);
  assert.equal((await api.guest.get('/posts/nothing')).status, 404);
  assert.equal((await api.guest.get(`/posts/${'x'.repeat(81)}`)).status, 422);
});

test('a page speaks the caller’s language, else its language’s bundle, else English, else what it has', async (t) => {
  const api = await createTestApi(t);
  const texts = {
    'fa-IR': { title: 'درباره', body: 'سلام' },
    'en-US': { title: 'About', body: 'Hello' },
    'ar-EG': { title: 'عن', body: 'مرحبا' },
  };
  await make(api, { slug: 'about', texts });
  await make(api, { slug: 'only-persian', texts: { 'fa-IR': texts['fa-IR'] } });
  const titleIn = async (slug: string, locale: string) =>
    (await api.guest.get(`/posts/${slug}`, inLocale(locale))).body.data.title;
  assert.equal(await titleIn('about', 'fa-IR'), 'درباره');
  assert.equal(await titleIn('about', 'ar-DZ'), 'عن');
  assert.equal(await titleIn('about', 'tr-TR'), 'About');
  const other = (await api.guest.get('/posts/only-persian', inLocale('en-US'))).body.data;
  assert.deepEqual([other.title, other.locale], ['درباره', 'fa-IR']);
});

test('pages are listed in the operator’s order, page by page, without drafts', async (t) => {
  const api = await createTestApi(t);
  for (const [slug, position] of [
    ['third', 30],
    ['first', 10],
    ['second', 20],
  ] as const)
    await make(api, { slug, position });
  await make(api, { slug: 'draft', position: 5, isPublished: false });
  const page = (await api.guest.get('/posts/search?limit=2')).body.data;
  assert.equal(page.total, 3);
  const slugs = ({ data }: { data: Array<{ slug: string }> }) => data.map(({ slug }) => slug);
  assert.deepEqual(slugs(page), ['first', 'second']);
  assert.deepEqual(slugs((await api.guest.get(`/posts/search?cursor=${page.nextCursor}`)).body.data), ['third']);
  assert.equal((await api.guest.get('/posts/search?cursor=broken')).status, 400);
});

test('the operator’s side sees drafts, changes what is given, refuses a taken address, and removes', async (t) => {
  const api = await createTestApi(t);
  const { db, work } = api.context;
  const page = await make(api, { slug: 'about', isPublished: false });
  assert.equal((await listPages(db, { limit: 20 })).data[0]?.isPublished, false);
  const texts = { 'en-US': { title: 'About us', body: 'New' } };
  const { after: changed } = await work((unit) => updatePage(unit, page._id, { isPublished: true, texts }));
  assert.deepEqual([changed.slug, changed.isPublished, changed.texts], ['about', true, texts]);
  await assert.rejects(make(api, { slug: 'about' }), { name: 'SlugTakenError' });
  await work((unit) => deletePage(unit, page._id));
  assert.equal((await api.guest.get('/posts/about')).status, 404);
  await assert.rejects(
    work((unit) => deletePage(unit, page._id)),
    { name: 'NotFoundError' },
  );
});

test('a page changes by language: the others stay, null takes one away, and one stays', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const english = { title: 'About', body: 'Hello' };
  const persian = { title: 'درباره', body: 'سلام' };
  const { _id: id } = await make(api, { slug: 'about', texts: { 'en-US': english } });
  const change = (texts: object) => operator.put(`/operator/posts/${id}`, { texts });
  const textsOf = ({ body }: { body: { data: { texts: object } } }) => body.data.texts;
  assert.deepEqual(textsOf(await change({ 'fa-IR': persian })), { 'en-US': english, 'fa-IR': persian });
  const both = await contend(api, sql`select from posts where id = ${id} for update`, [
    () => change({ 'en-US': { ...english, title: 'About us' } }),
    () => change({ 'fa-IR': null }),
  ]);
  assert.deepEqual(both, [null, null]);
  assert.deepEqual(textsOf(await change({})), { 'en-US': { ...english, title: 'About us' } });
  const { status, body } = await change({ 'en-US': null });
  assert.deepEqual([status, body.details[0].path], [422, 'texts']);
  assert.equal((await api.guest.get('/posts/about')).body.data.title, 'About us');
  const logged = (await operator.get('/operator/audit-log')).body.data.data;
  const taken = logged.find(({ details }: { details: { texts?: { after: object } } }) => {
    return details.texts && !('fa-IR' in details.texts.after);
  });
  assert.deepEqual(
    taken.details.texts.before['en-US'],
    { ...english, title: 'About us' },
    'as it was when it was locked',
  );
});

test('words that somebody else has written meanwhile are replaced by who has read them alone', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const [read, hers, his] = ['Read', 'Hers', 'His'].map((body) => ({ title: 'Terms', body }));
  const { _id: id } = await make(api, { slug: 'terms', texts: { 'en-US': read } });
  const save = (texts: object, basedOn: object) => operator.put(`/operator/posts/${id}`, { texts, basedOn });
  const both = await contend(api, sql`select from posts where id = ${id} for update`, [
    () => save({ 'en-US': hers }, { 'en-US': read }),
    () => save({ 'fa-IR': hers }, { 'fa-IR': null }),
  ]);
  assert.deepEqual(both, [null, null]);
  const refused = await save({ 'en-US': his, 'ar-EG': his }, { 'en-US': read, 'ar-EG': null });
  assert.deepEqual([refused.status, refused.body.code], [409, 'texts.changed_meanwhile']);
  assert.equal((await save({ 'fa-IR': his }, { 'fa-IR': null })).status, 409, 'where nothing was');
  const { texts } = (await operator.get(`/operator/posts/${id}`)).body.data;
  assert.deepEqual(texts, { 'en-US': hers, 'fa-IR': hers });
  assert.equal((await save({ 'en-US': hers }, { 'en-US': read })).status, 200, 'the same sent twice');
  assert.equal((await save({ 'en-US': his }, { 'en-US': hers })).body.data.texts['en-US'].body, 'His');
});

test('a title is one line of plain words, for whoever writes it', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const titled = (title: string) => ({ 'en-US': { title, body: '**Hello**' } });
  const titleOf = ({ body }: { body: { data: { texts: Record<string, { title: string }> } } }) =>
    body.data.texts['en-US']?.title;
  const made = await operator.post('/operator/posts', {
    slug: 'about',
    texts: titled('<b>About</b>\u202E\n<?php echo 1 ?>us'),
  });
  assert.equal(titleOf(made), 'About us');
  const changed = await operator.put(`/operator/posts/${made.body.data._id}`, { texts: titled('\u2067Us<!-- x -->') });
  assert.equal(titleOf(changed), 'Us');
  const empty = await operator.post('/operator/posts', { slug: 'empty', texts: titled('<i></i>') });
  assert.equal(empty.status, 422);
});

test('a new site has its first pages in every complete language, once', async (t) => {
  const api = await createTestApi(t);
  assert.equal(await writeDefaultPages(api.context), true);
  assert.equal(await writeDefaultPages(api.context), false);
  const { data } = await listPages(api.db, { limit: 20 });
  assert.deepEqual(
    data.map(({ slug }) => slug),
    ['about', 'help', 'guidelines', 'terms', 'privacy'],
  );
  for (const { slug, texts } of data) {
    for (const locale of SCREEN_LOCALES) {
      assert.ok(texts[locale]?.title, `${slug} has no ${locale} title`);
      assert.doesNotMatch(texts[locale]?.title ?? '', /^#/);
      assert.ok((texts[locale]?.body.length ?? 0) > 200, `${slug} says little in ${locale}`);
    }
  }
});

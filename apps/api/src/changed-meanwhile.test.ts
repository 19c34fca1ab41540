import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { publishPost } from './modules/feed-posts/testing.ts';
import { uploadPhoto } from './modules/files/testing.ts';
import { addPhoto, publishGallery } from './modules/galleries/testing.ts';
import { openShop, order, send } from './modules/orders/testing.ts';
import { publishProduct } from './modules/products/testing.ts';
import { publishVideo, WITHOUT_FFMPEG } from './modules/videos/testing.ts';
import type { TestAccount } from './testing/accounts.ts';
import { createTestApi, type TestApi } from './testing/api.ts';
import { contend } from './testing/money/contend.ts';
import { readApiDocument } from './testing/openapi/operations.ts';

const ASSETS = '/performer/performer-assets';

/** Something that is edited in two tabs. */
interface Edited {
  url: string;
  /** The field that both of them change. */
  field: string;
  /** What it holds at first, what the other tab saves, and what the old tab wants. */
  first: unknown;
  theirs: unknown;
  own: unknown;
  /** What has to be sent along: the whole is replaced. */
  whole?: object;
  isForm?: boolean;
  method?: 'post';
}

type Make = (api: TestApi, performer: TestAccount, fan: TestAccount) => Promise<Edited & { by?: TestAccount }>;

const WORDS = { theirs: 'As the other tab has saved it', own: 'As the old tab would have it' };
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const created = async (answer: Promise<{ status: number; text: string; body: { data: { _id: string } } }>) => {
  const { status, text, body } = await answer;
  assert.equal(status, 200, text);
  return body.data._id;
};

/** By the operation that changes it. */
const KINDS: Record<string, Make> = {
  updateFeedPost: async (api, performer) => {
    const { _id, text } = await publishPost(api, performer);
    return { ...WORDS, url: `/performer/feeds/${_id}`, field: 'text', first: text };
  },
  updateGallery: async (api, performer) => {
    const { _id, price } = await publishGallery(api, performer, { audience: 'paid', price: 5 });
    return { url: `${ASSETS}/galleries/${_id}`, field: 'price', first: price, theirs: 7.5, own: 3 };
  },
  updatePhoto: async (api, performer) => {
    const { _id } = await addPhoto(api, performer, (await publishGallery(api, performer))._id);
    return { ...WORDS, url: `${ASSETS}/photos/${_id}`, field: 'altText', first: '' };
  },
  updateVideo: async (api, performer) => {
    const { _id, title } = await publishVideo(api, performer);
    return { ...WORDS, url: `${ASSETS}/videos/edit/${_id}`, field: 'title', first: title, isForm: true };
  },
  updateProduct: async (api, performer) => {
    const { _id, description } = await publishProduct(api, performer);
    return { ...WORDS, url: `${ASSETS}/products/${_id}`, field: 'description', first: description, isForm: true };
  },
  changePlannedStream: async (api, performer) => {
    const first = inHours(24);
    const _id = await created(api.as(performer).post('/streaming/planned', { title: 'Ink', plannedAt: first }));
    const times = { first, theirs: inHours(48), own: inHours(72) };
    return { url: `/streaming/planned/${_id}`, field: 'plannedAt', ...times };
  },
  updatePerformer: async (api, performer) => {
    const { monthlyPrice } = (await api.as(performer).get('/performers/me/profile')).body.data;
    const url = `/performers/${performer.id}`;
    return { url, field: 'monthlyPrice', first: monthlyPrice, theirs: monthlyPrice + 1, own: monthlyPrice + 2 };
  },
  updateConversation: async (api, performer, fan) => {
    const _id = await created(api.as(performer).post('/conversations', { source: 'user', sourceId: fan.id }));
    return { ...WORDS, url: `/conversations/${_id}/update`, field: 'note', first: '' };
  },
  editMessage: async (api, performer, fan) => {
    const talk = await created(api.as(performer).post('/conversations', { source: 'user', sourceId: fan.id }));
    const _id = await created(api.as(performer).post(`/messages/conversations/${talk}`, { text: 'Hello' }));
    return { ...WORDS, url: `/messages/${_id}`, field: 'text', first: 'Hello' };
  },
  updateComment: async (api, performer, fan) => {
    const { _id: objectId } = await publishPost(api, performer);
    const _id = await created(api.as(fan).post('/comments', { objectId, text: 'What a green!' }));
    return { ...WORDS, url: `/comments/${_id}`, field: 'text', first: 'What a green!', isForm: true, by: fan };
  },
  updateQuickReply: async (api, performer) => {
    const _id = await created(api.as(performer).post('/performer/quick-replies', { title: 'a', text: 'Hello' }));
    return { ...WORDS, url: `/performer/quick-replies/${_id}`, field: 'text', first: 'Hello' };
  },
  setWelcomeMessage: async () => {
    const whole = { isOn: true, itemIds: [], price: 0 };
    return { ...WORDS, url: '/performer/welcome-message', field: 'text', first: '', whole };
  },
  updateAddress: async (api, _performer, fan) => {
    const home = { name: 'Nilou', country: 'IR', city: 'Tehran', street: 'Valiasr 12' };
    const _id = await created(api.as(fan).post('/addresses/create', home));
    return { ...WORDS, url: `/addresses/${_id}`, field: 'street', first: home.street, by: fan };
  },
  answerOrderProblem: async (api, performer, fan) => {
    const shop = await openShop(api, {}, { seller: performer, fan });
    const id = await order(api, shop);
    await send(api, shop, id);
    await api.as(fan).put(`/orders/${id}/problem`, { reason: 'damaged', text: 'It is in two' });
    return { ...WORDS, url: `/orders/${id}/problem/answer`, field: 'text', first: '' };
  },
  updateUser: async (_api, _performer, fan) => {
    return { url: '/users', field: 'phone', first: null, theirs: '+982188776655', own: '+982188776600', by: fan };
  },
  updateFanList: async (api, performer) => {
    const first = [{ kind: 'spent', amount: 20, days: 30 }];
    const _id = await created(api.as(performer).post('/performer/fan-lists', { name: 'Best', rules: first }));
    const url = `/performer/fan-lists/${_id}`;
    return { url, field: 'rules', first, theirs: [...first, { kind: 'follows' }], own: [{ kind: 'subscribed' }] };
  },
  setInboxSettings: async () => {
    const lists = { first: [], theirs: ['whatsapp'], own: ['me money'] };
    return { url: '/performer/inbox-settings', field: 'filteredWords', ...lists };
  },
  blockCountries: async () => {
    return { url: '/block/countries', field: 'countries', first: [], theirs: ['DE'], own: ['FR'], method: 'post' };
  },
  setShippingPrices: async () => {
    const to = (...countries: string[]) => countries.map((country) => ({ country, price: 5 }));
    const lists = { first: [], theirs: to('IR', 'DE'), own: to('FR') };
    return { url: '/performer/shipping-prices', field: 'countries', ...lists, whole: { elsewhere: null } };
  },
  updatePrivateStreamSettings: async () => {
    const whole = { isOn: true, leastMinutes: 5, takesCamera: false };
    return { url: '/performer/private-streams/settings', field: 'price', first: 5, theirs: 8, own: 7, whole };
  },
  setStreamGoal: async (api, performer) => {
    const planned = { title: 'Ink', plannedAt: inHours(24) };
    const _id = await created(api.as(performer).post('/streaming/planned', planned));
    return { ...WORDS, url: `/streaming/${_id}/goal`, field: 'title', first: null, whole: { tokens: 100 } };
  },
  updateStream: async (api, performer) => {
    await created(api.as(performer).post('/streaming/live', { title: 'Ink', topic: '' }));
    return { ...WORDS, url: '/streaming/update', field: 'topic', first: '', whole: { title: 'Ink' } };
  },
};

test('what another tab has saved is not replaced by one that has not seen it, whatever is edited', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { operations, schemas } = await readApiDocument();
  const guarded = operations.filter(({ body }) => {
    const schema = body?.schema.$ref ? schemas[body.schema.$ref.split('/').at(-1) ?? ''] : body?.schema;
    return [schema, ...(schema?.anyOf ?? [])].some((it) => it?.properties?.basedOn);
  });
  const drafts = ['changeManagedPost', 'replaceManagedPromo', 'editText'];
  const names = guarded.map(({ operationId }) => operationId).filter((name) => !drafts.includes(name));
  assert.deepEqual(names.sort(), Object.keys(KINDS).sort());

  for (const [name, make] of Object.entries(KINDS)) {
    const [performer, fan] = [await api.createPerformer(), await api.createUser()];
    const { url, field, first, theirs, own, ...rest } = await make(api, performer, fan);
    const { whole, isForm, method = 'put', by = performer } = rest;
    const save = async (value: unknown, read?: unknown): Promise<string> => {
      const basedOn = read === undefined ? undefined : { [field]: read };
      const body = {
        ...whole,
        [field]: value,
        ...(basedOn && { basedOn: isForm ? JSON.stringify(basedOn) : basedOn }),
      };
      const answer = await (isForm
        ? api.as(by).sendForm('PUT', url, body as never, [])
        : api.as(by)[method](url, body));
      return answer.status === 200 ? 'saved' : `${answer.status} ${answer.body.code}`;
    };
    assert.equal(await save(theirs, first), 'saved', name);
    assert.equal(await save(own, first), '409 content.changed_meanwhile', `${name}: the old tab`);
    assert.equal(await save(theirs, first), 'saved', `${name}: its own, sent again after its answer was lost`);
    assert.equal(await save(own, theirs), 'saved', `${name}: having seen it`);
    assert.equal(await save(theirs), 'saved', `${name}: an older page says nothing of what it has read`);
  }
});

test('tabs that change different fields are both kept, and of two at once that change the same one the second is told', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishPost(api, performer, { audience: 'subscribers', teaser: 'Soon' });
  const read = { text: 'Morning on the ridge', teaser: 'Soon' };
  const change = (changes: object) => api.as(performer).put(`/performer/feeds/${id}`, changes);
  assert.equal((await change({ text: 'Noon', basedOn: { text: read.text } })).status, 200);
  assert.equal((await change({ teaser: 'Now', basedOn: { teaser: read.teaser } })).status, 200);
  const done = await contend(api, sql`select from feed_posts where id = ${id} for update`, [
    () => change({ text: 'Evening', basedOn: { text: 'Noon' } }),
    () => change({ text: 'Night', basedOn: { text: 'Noon' } }),
  ]);
  assert.deepEqual(done, [null, 'content.changed_meanwhile']);
  const { text, teaser } = (await api.as(performer).get(`/performer/feeds/${id}`)).body.data;
  assert.deepEqual([text, teaser], ['Evening', 'Now']);
});

test('files that another tab has added to a post are not dropped by a list without them, and words are of each picture', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const files: string[] = [];
  for (let count = 0; count < 3; count++) files.push(await uploadPhoto(api, performer));
  const [one = '', two = '', three = ''] = files;
  const { _id: id } = await publishPost(api, performer, { fileIds: [one, two] });
  const change = async (changes: object) => (await api.as(performer).put(`/performer/feeds/${id}`, changes)).body.code;
  const basedOn = { fileIds: [one, two] };
  assert.equal(await change({ fileIds: [one, two, three], basedOn }), undefined);
  assert.equal(await change({ fileIds: [two, one], basedOn }), 'content.changed_meanwhile');
  assert.equal(await change({ altTexts: { [one]: 'A dog' }, basedOn: { altTexts: { [one]: '' } } }), undefined);
  assert.equal(await change({ altTexts: { [two]: 'A cat' }, basedOn: { altTexts: { [two]: '' } } }), undefined);
  const late = { altTexts: { [one]: 'A wolf' }, basedOn: { altTexts: { [one]: '' } } };
  assert.equal(await change(late), 'content.changed_meanwhile');
});

test('a list that is written whole is compared whole, in whatever order, and a refused one changes nothing', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const set = async (countries: object[], basedOn?: object) => {
    const body = { countries, elsewhere: 9, ...(basedOn && { basedOn }) };
    return (await api.as(performer).put('/performer/shipping-prices', body)).body.code;
  };
  const [iran, spain] = [
    { country: 'IR', price: 2 },
    { country: 'ES', price: null },
  ];
  assert.equal(await set([iran, spain], { countries: [], elsewhere: null }), undefined);
  assert.equal(await set([iran], { countries: [], elsewhere: null }), 'content.changed_meanwhile');
  assert.equal(await set([iran], { elsewhere: 4 }), undefined, 'it is to be 9 and is 9');
  assert.equal(await set([spain, iran], { countries: [iran], elsewhere: 9 }), undefined);
  assert.equal(await set([{ ...iran, price: 3 }], { countries: [iran, spain], elsewhere: 9 }), undefined);
  const { countries } = (await api.as(performer).get('/performer/shipping-prices')).body.data;
  assert.deepEqual(countries, [{ country: 'IR', price: 3 }]);
});

test('of settings that have no row yet, and of lists, two that are written at once are not both kept', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const by = api.as(performer);
  const writes = {
    words: (word: string) =>
      by.put('/performer/inbox-settings', { filteredWords: [word], basedOn: { filteredWords: [] } }),
    countries: (_: string, index: number) =>
      by.post('/block/countries', { countries: [['DE'], ['FR']][index], basedOn: { countries: [] } }),
    price: (_: string, index: number) =>
      by.put('/performer/private-streams/settings', {
        ...{ isOn: true, leastMinutes: 5, takesCamera: false },
        ...{ price: 7 + index, basedOn: { price: 5 } },
      }),
  };
  for (const [name, write] of Object.entries(writes)) {
    const done = await contend(api, sql`select from users where id = ${performer.id} for update`, [
      () => write('gold', 0),
      () => write('coins', 1),
    ]);
    assert.deepEqual(done, [null, 'content.changed_meanwhile'], name);
  }
});

test('words as they were typed, and moments to the minute, are the same as those that are stored', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const publishAt = `${inHours(24).slice(0, 16)}:42.000Z`;
  const { _id: id } = await publishGallery(api, performer, { title: '  The <b>first</b>  leaves ', publishAt });
  const put = (changes: object) => api.as(performer).put(`${ASSETS}/galleries/${id}`, changes);
  const typed = { title: '  The <b>first</b>  leaves ', publishAt: `${publishAt.slice(0, 16)}:00.000Z` };
  const { status, text } = await put({ title: 'Leaves', publishAt: null, basedOn: typed });
  assert.equal(status, 200, text);
});

test('what was read has to be readable', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishProduct(api, performer);
  for (const basedOn of ['no JSON', '"words"', '{"title":5}']) {
    const { body } = await api.as(performer).sendForm('PUT', `${ASSETS}/products/${id}`, { title: 'x', basedOn }, []);
    assert.equal(body.code, 'request.invalid_values', basedOn);
  }
});

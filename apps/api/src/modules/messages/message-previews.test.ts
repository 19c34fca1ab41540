import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { fetchLinkPreview } from '../link-previews/link-previews.jobs.ts';
import { belowApi } from '../files/testing.ts';
import { forgetUnused, storePreview } from '../link-previews/link-previews.repository.ts';
import { openSite, pageOf } from '../link-previews/testing.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { removeMessage } from './delete-messages.ts';
import { editMessage } from './edit-message.ts';
import { openTalk } from './testing.ts';

const PAGE = pageOf({ 'og:title': 'A blue bowl', 'og:description': 'Made by hand', 'og:site_name': 'Bowls' });

/** A fan and a performer who has answered, and a site that they link to. */
const openLinked = async (t: TestContext, { answers = true } = {}) => {
  const api = await createTestApi(t);
  const talk = await openTalk(api);
  const site = await openSite(t, (request, response) =>
    request.url === '/missing'
      ? void response.writeHead(404).end()
      : void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  if (answers) await talk.post(talk.performer, { text: 'Salaam' });
  /** Asks the pages that wait, by the site's own way. */
  const fetchAll = async () => {
    for (const { id } of await api.db.selectFrom('link_previews').select('id').execute())
      await fetchLinkPreview(api.context, { id }, site.outside);
  };
  const shownTo = async (reader: TestAccount): Promise<Message[]> =>
    (await api.as(reader).get(talk.url)).body.data.data;
  const send = async (from: TestAccount, body: object): Promise<Message> =>
    (await api.as(from).post(talk.url, body)).body.data;
  return { api, ...talk, site, fetchAll, shownTo, send };
};

test('a link is shown with what its page says, once for all who send it', async (t) => {
  const { api, fan, performer, site, send, fetchAll, shownTo } = await openLinked(t);
  const sent = await send(fan, { text: `See ${site.origin}/bowl#part now` });
  const { hostname: host } = new URL(site.origin);
  const pending = { address: `${site.origin}/bowl`, host, status: 'pending', title: '', description: '', siteName: '' };
  assert.deepEqual(sent.preview, { ...pending, pictureUrl: null });
  await fetchAll();
  const ready = {
    ...sent.preview,
    status: 'ready',
    title: 'A blue bowl',
    description: 'Made by hand',
    siteName: 'Bowls',
  };
  for (const reader of [fan, performer]) assert.deepEqual((await shownTo(reader))[0]?.preview, ready);
  const told = api.events.filter(({ event }) => event.name === 'message.updated');
  assert.ok(told.length > 0);
  assert.match(JSON.stringify(told), /A blue bowl/);
  assert.deepEqual((await send(performer, { text: `${site.origin}/bowl` })).preview, ready);
  await fetchAll();
  assert.equal(site.asked.length, 1);
});

test('a page that does not answer has none, and is asked again after an hour', async (t) => {
  const { api, fan, site, send, fetchAll, shownTo } = await openLinked(t);
  await send(fan, { text: `${site.origin}/missing` });
  await fetchAll();
  assert.equal((await shownTo(fan))[0]?.preview?.status, 'none');
  await send(fan, { text: `${site.origin}/missing` });
  await fetchAll();
  assert.equal(site.asked.length, 1);
  await api.db
    .updateTable('link_previews')
    .set({ expires_at: new Date(0) })
    .execute();
  await send(fan, { text: `${site.origin}/missing` });
  await fetchAll();
  assert.equal(site.asked.length, 2);
});

test('the job goes the public way: a site inside is never asked', async (t) => {
  const { api, fan, site, send, shownTo } = await openLinked(t);
  const { port } = new URL(site.origin);
  await send(fan, { text: `http://127.0.0.1:${port}/` });
  await api.runJobs();
  assert.equal((await shownTo(fan))[0]?.preview?.status, 'none');
  assert.equal(site.asked.length, 0);
});

test('none for a stranger, for what costs something, for who leaves it out, and where the site shows none', async (t) => {
  const { api, fan, performer, site, send } = await openLinked(t, { answers: false });
  const text = `${site.origin}/bowl`;
  assert.equal((await send(fan, { text })).preview, undefined);
  assert.ok((await send(performer, { text })).preview);
  assert.ok((await send(fan, { text })).preview);
  assert.equal((await send(fan, { text, withoutPreview: true })).preview, undefined);
  const upload = await api.db.selectFrom('link_previews').selectAll().execute();
  assert.equal(upload.length, 1);
  await api.db.insertInto('settings').values({ key: 'linkPreviews', value: 'false', is_public: true }).execute();
  assert.equal((await send(fan, { text: `${text}/other` })).preview, undefined);
});

test('an edited text has the preview of its new link, and a deleted one none', async (t) => {
  const { api, fan, performer, site, send, fetchAll, shownTo } = await openLinked(t);
  const sent = await send(fan, { text: `${site.origin}/one` });
  const edit = async (text: string): Promise<Message> =>
    (await api.as(fan).put(`/messages/${sent._id}`, { text })).body.data;
  assert.equal((await edit(`${site.origin}/two`)).preview?.address, `${site.origin}/two`);
  await fetchAll();
  await api.as(fan).delete(`/messages/${sent._id}`);
  assert.equal((await shownTo(performer))[0]?.preview, undefined);
  assert.doesNotMatch(
    JSON.stringify(await api.db.selectFrom('scope_events').selectAll().execute(), (_key, value) =>
      typeof value === 'bigint' ? Number(value) : value,
    ),
    /A blue bowl/,
  );
});

test('a link that an edit brings has its preview, unless a link was shown without one or is to be', async (t) => {
  const { api, fan, performer, site, send } = await openLinked(t, { answers: false });
  const address = `${site.origin}/one`;
  const edit = async (from: TestAccount, { _id }: Message, body: object): Promise<string | undefined> =>
    (await api.as(from).put(`/messages/${_id}`, body)).body.data.preview?.address;
  const strange = await send(fan, { text: 'no link' });
  assert.equal(await edit(fan, strange, { text: address }), undefined);
  const withheld = await send(fan, { text: address });
  await send(performer, { text: 'Salaam' });
  assert.equal(await edit(fan, withheld, { text: `See ${address}` }), undefined);

  const plain = await send(fan, { text: 'no link' });
  assert.equal(await edit(fan, plain, { text: address }), address);
  assert.equal(await edit(fan, plain, { text: address, withoutPreview: true }), undefined);
  assert.equal(await edit(fan, plain, { text: `See ${address}` }), undefined);
  assert.equal(await edit(fan, plain, { text: address, withoutPreview: false }), address);
  assert.equal(await edit(fan, plain, { text: 'no link' }), undefined);

  const sold = await send(performer, { text: 'no link', price: 5 });
  assert.equal(await edit(performer, sold, { text: address, withoutPreview: false }), undefined);
});

test('its picture is served by the site, and what nobody shows is forgotten after a month', async (t) => {
  const { api, fan, site, send } = await openLinked(t);
  const sent = await send(fan, { text: site.origin });
  const { id } = await api.db.selectFrom('link_previews').select('id').executeTakeFirstOrThrow();
  const url = `/media/link-previews/${id}`;
  assert.equal((await api.as(fan).get(url)).status, 404);
  await api.db
    .updateTable('link_previews')
    .set({ picture: Buffer.from('webp'), asked_at: new Date(0) })
    .execute();
  const answer = await api.as(fan).get(url);
  assert.deepEqual([answer.status, answer.text], [200, 'webp']);
  const kept = async () => (await api.db.selectFrom('link_previews').select('id').execute()).length;
  await forgetUnused(api.db);
  assert.equal(await kept(), 1);
  await api.as(fan).delete(`/messages/${sent._id}`);
  await forgetUnused(api.db);
  assert.equal(await kept(), 0);
});

test('another picture of a page has another address, as browsers keep the first for long', async (t) => {
  const { api, fan, site, send, shownTo } = await openLinked(t);
  await send(fan, { text: site.origin });
  const { id } = await api.db.selectFrom('link_previews').select('id').executeTakeFirstOrThrow();
  const facts = { title: 'A blue bowl', description: '', siteName: '' };
  const pictureOf = async () => (await shownTo(fan))[0]?.preview?.pictureUrl ?? '';
  await storePreview(api.db, id, { ...facts, picture: Buffer.from('first') });
  const first = await pictureOf();
  assert.equal((await api.as(fan).get(belowApi(first))).text, 'first');
  await delay(2);
  await storePreview(api.db, id, { ...facts, picture: Buffer.from('second') });
  const second = await pictureOf();
  assert.notEqual(second, first);
  assert.equal((await api.as(fan).get(belowApi(second))).text, 'second');
});

test('a preview that comes while a message is deleted brings none of its words back', async (t) => {
  const { api, fan, site, send, fetchAll } = await openLinked(t);
  const sent = await send(fan, { text: `xyzzy ${site.origin}/bowl` });
  const before = api.events.length;
  let asking: Promise<void> | undefined;
  await api.context.work(async (unit) => {
    await removeMessage(unit, sent._id);
    asking = fetchAll();
    while ((await countWaiting(api)) === 0);
  });
  await asking;
  assert.deepEqual(
    api.events.slice(before).map(({ event }) => event.name),
    ['message.deleted'],
  );
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.doesNotMatch(JSON.stringify(kept), /xyzzy|A blue bowl/);
});

test('a preview that comes while a message is changed shows it as it is then', async (t) => {
  const { api, fan, site, send, fetchAll } = await openLinked(t);
  const sent = await send(fan, { text: `xyzzy ${site.origin}/bowl` });
  const before = api.events.length;
  let asking: Promise<void> | undefined;
  await api.context.work(async (unit) => {
    const member = { account: { id: fan.id, role: 'user' as const }, country: null };
    const text = `Second thoughts: ${site.origin}/bowl`;
    await editMessage({ ...api.context, work: (body) => body(unit) }, member, { messageId: sent._id, text });
    asking = fetchAll();
    while ((await countWaiting(api)) === 0);
  });
  await asking;
  const told = api.events.slice(before).map(({ event }) => event);
  assert.ok(told.every(({ name }) => name === 'message.updated'));
  assert.match(JSON.stringify(told.at(-1)), /Second thoughts.*A blue bowl/);
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.doesNotMatch(JSON.stringify([told, kept]), /xyzzy/);
});

test('of an account that leaves, the stored events keep of a message what is shown of a deleted one', async (t) => {
  const { api, fan, performer, url, post, site, send, fetchAll, shownTo } = await openLinked(t);
  const asked = (await post(fan, { text: 'Which bowl?' })).body.data;
  const answer = (await post(performer, { text: `${site.origin}/bowl`, replyTo: asked._id })).body.data;
  await fetchAll();
  await api.as(performer).put(`/messages/${answer._id}`, { text: `See ${site.origin}/bowl` });
  await send(performer, { text: 'How it is made', price: 5 });
  for (const { _id } of [asked, answer]) {
    await api.as(performer).put(`/messages/${_id}/reaction`, { emoji: '\u{1F44D}' });
    await api.as(fan).put(`/messages/${_id}/reaction`, { emoji: '\u{1F44D}' });
  }
  await api.as(fan).put(`/messages/${asked._id}`, { text: 'Which bowl is it?' });
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', performer.id).execute();
  assert.equal((await api.as(performer).post('/users/me/delete', {})).status, 200);

  const shown = new Map((await shownTo(fan)).map((message) => [message._id, message]));
  const kept = (await api.db.selectFrom('scope_events').select(['name', 'data']).execute()).map(
    ({ data }) => data as { message?: Message; reactions?: unknown },
  );
  const hers = kept.flatMap(({ message }) => (message?.senderId === performer.id ? [message] : []));
  assert.ok(hers.length >= 5, url);
  for (const message of hers) assert.deepEqual(message, shown.get(message._id));
  const given = kept.flatMap(({ reactions, message }) => reactions ?? message?.reactions ?? []);
  assert.ok(given.length > 0);
  assert.ok(!JSON.stringify(given).includes(performer.id));
});

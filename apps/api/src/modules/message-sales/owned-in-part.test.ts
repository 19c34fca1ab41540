import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { accountOf, oneOfTwo, race } from '../../testing/money/race.ts';
import { publishPost, purchase } from '../feed-posts/testing.ts';
import { sendToPost } from '../files/testing.ts';
import { publishGallery, sendPhoto } from '../galleries/testing.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { openBundles } from './testing.ts';

const balanceOf = (api: TestApi, { id }: { id: string }) => findBalance(api.db, walletOf(id));

const refund = (api: TestApi, transactionId: string) =>
  api.context.work((unit) => refundSale(unit, { transactionId, reason: 'asked for' }));

test('who owns two of five photographs is shown and charged the rest, and commission is of what was charged', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, send, buy, seen } = await openBundles(api);
  assert.equal((await buy(await send([1, 2], 4), 4)).status, 200);
  const before = api.events.length;
  const id = await send([1, 2, 3, 4, 5], 10);
  assert.deepEqual((await seen(id)).rest, { ownedFiles: 2, price: 6 });
  assert.equal((await seen(id, performer)).rest, undefined);
  const created = api.events.slice(before).filter(({ event }) => event.name === 'message.created');
  const toldTo = (account: typeof fan) =>
    created.find(({ target }) => target.kind === 'user' && target.userId === account.id)?.event;
  assert.ok(JSON.stringify(toldTo(fan)).includes('"rest":{"ownedFiles":2,"price":6}'));
  assert.ok(!JSON.stringify(toldTo(performer)).includes('"rest"'));
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.ok(!JSON.stringify(kept).includes('"rest"'));

  const whole = await buy(id, 10);
  assert.deepEqual([whole.status, whole.body.code], [409, 'price.changed']);
  const bought = await buy(id, 6);
  assert.equal(bought.status, 200, bought.text);
  assert.deepEqual([bought.body.data.transaction.amount, bought.body.data.balance], [6, 90]);
  // Of four and of six, less a fifth.
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 320n + 480n);
  for (const account of [fan, performer]) {
    const { price, paid, isBought, rest } = await seen(id, account);
    assert.deepEqual([price, paid, isBought, rest], [10, 6, true, undefined]);
  }
  assert.deepEqual(await findImbalances(api.db), []);
});

test('photographs of a post and a gallery, and a film, are owned once they were bought there', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, bytesOf, send, seen } = await openBundles(api);
  const id = await send([1, 2, 3, 4], 8);
  const paid = { audience: 'paid', price: 3 };
  const pay = async (type: string, itemId: string) => {
    const bought = await api.as(fan).pay(`/wallet/charges/${type}/${itemId}`, { expectedPrice: 3 });
    assert.equal(bought.status, 200, bought.text);
  };
  const photoId = await sendToPost(api, performer, 'photo', await bytesOf(1));
  await api.runJobs();
  const post = await publishPost(api, performer, { ...paid, fileIds: [photoId] });
  assert.equal((await seen(id)).rest, undefined, 'what was not bought is not owned');
  await pay('feed', post._id);
  assert.deepEqual((await seen(id)).rest, { ownedFiles: 1, price: 6 });
  const gallery = await publishGallery(api, performer, paid);
  for (const photo of [1, 2]) await sendPhoto(api, performer, gallery._id, await bytesOf(photo));
  await api.runJobs();
  await pay('gallery', gallery._id);
  assert.deepEqual((await seen(id)).rest, { ownedFiles: 2, price: 4 });
  // The work of a film that is also in the message: its bytes are those of a photograph here.
  const [file] = (await seen(id)).files.slice(2);
  const item = await api.db.selectFrom('files').selectAll().where('id', '=', file!._id).executeTakeFirstOrThrow();
  const filmId = await sendToPost(api, performer, 'photo', await bytesOf(9));
  await api.db.updateTable('files').set({ vault_item_id: item.vault_item_id }).where('id', '=', filmId).execute();
  await purchase(api, fan, performer, { type: 'video', id: await insertVideo(api, performer.id, filmId) });
  assert.deepEqual((await seen(id)).rest, { ownedFiles: 3, price: 2 });
});

const insertVideo = async ({ db }: TestApi, performerId: string, fileId: string): Promise<string> => {
  const id = crypto.randomUUID();
  const video = { id, performer_id: performerId, title: 'Wind', audience: 'paid' as const, price: 300n };
  await db.insertInto('videos').values({ ...video, file_id: fileId }).execute();
  return id;
};

test('who owns all of it opens it for nothing: no movement, no notice, and it is kept like what was paid for', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, send, buy, seen } = await openBundles(api);
  await buy(await send([1, 2, 3], 5), 5);
  const id = await send([2, 3], 7);
  assert.deepEqual((await seen(id)).rest, { ownedFiles: 2, price: 0 });
  const notices = async () => (await api.as(performer).get('/notifications')).body.data.total;
  const [told, movements] = [await notices(), await countMovements(api)];
  const opened = await buy(id, 0);
  assert.deepEqual([opened.status, opened.body.data], [200, { transaction: null, balance: 95 }]);
  assert.deepEqual([await notices(), await countMovements(api)], [told, movements]);
  const { isLocked, paid, files } = await seen(id);
  assert.deepEqual([isLocked, paid], [false, 0]);
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId: files[0]!._id })).status, 200);
  assert.equal((await buy(id, 0)).body.code, 'wallet.already_purchased');
  assert.equal((await api.as(performer).delete(`/messages/${id}`)).body.code, 'messages.bought');
});

const countMovements = async ({ db }: TestApi): Promise<number> =>
  (await db.selectFrom('ledger_transactions').select('id').execute()).length;

test('neither what is open for the moment nor what another fan owns is counted', async (t) => {
  const api = await createTestApi(t);
  const { performer, upload, url, send, seen, id: conversationId } = await openBundles(api);
  // Free, so open to him, and not bought.
  await api.as(performer).post(url, { fileIds: [await upload(1)] });
  await api.runJobs();
  const other = await api.createUser({ balance: 50 });
  const opened = await api.as(other).post('/conversations', { source: 'performer', sourceId: performer.id });
  const theirs = `/messages/conversations/${opened.body.data._id}`;
  const sent = await api.as(performer).post(theirs, { fileIds: [await upload(2)], price: 5 });
  await api.runJobs();
  const bought = await api.as(other).pay(`/wallet/charges/message/${sent.body.data._id}`, { expectedPrice: 5 });
  assert.equal(bought.status, 200, bought.text);
  assert.notEqual(opened.body.data._id, conversationId);
  assert.equal((await seen(await send([1, 2], 4))).rest, undefined);
});

test('a price that was seen before something of it was bought, or paid back, is refused with the new one', async (t) => {
  const api = await createTestApi(t);
  const { send, buy, seen } = await openBundles(api);
  const [small, large] = [await send([1], 2), await send([1, 2], 10)];
  const first = await buy(small, 2);
  const dear = await buy(large, 10);
  assert.deepEqual([dear.status, dear.body.code], [409, 'price.changed']);
  assert.deepEqual((await seen(large)).rest, { ownedFiles: 1, price: 5 });
  await refund(api, first.body.data.transaction._id);
  const cheap = await buy(large, 5);
  assert.deepEqual([cheap.status, cheap.body.code], [409, 'price.changed']);
  assert.equal((await buy(large, 10)).status, 200);
});

race('two messages with the same photograph, each at its whole price', async (api) => {
  const { fan, send, buy } = await openBundles(api);
  const [one, other] = [await send([1, 2], 10), await send([2, 3], 10)];
  return {
    lock: accountOf(fan, 'wallet'),
    calls: [() => buy(one, 10), () => buy(other, 10)],
    ends: oneOfTwo('price.changed'),
    check: async () => assert.equal(await balanceOf(api, fan), 9000n),
  };
});

race('a purchase that counts on another one, which is paid back', async (api) => {
  const { fan, send, buy } = await openBundles(api);
  const [small, large] = [await send([1], 2), await send([1, 2], 10)];
  const { _id: transactionId } = (await buy(small, 2)).body.data.transaction;
  return {
    lock: accountOf(fan, 'wallet'),
    calls: [
      () => buy(large, 5),
      async () => {
        await refund(api, transactionId);
        return { status: 200, body: {} };
      },
    ],
    // Either it was bought first and went back with the other one, or it was refused.
    ends: [
      [null, null],
      ['price.changed', null],
    ],
    check: async () => assert.equal(await balanceOf(api, fan), 10_000n),
  };
});

test('paying back a purchase takes along what cost less because of it, and nothing that stands on another', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, send, buy, seen } = await openBundles(api);
  const first = await buy(await send([1, 2], 4), 4);
  await buy(await send([2], 3), 0);
  const again = await send([2, 3], 6);
  assert.equal((await buy(again, 3)).status, 200);
  const alone = await send([3], 5);
  assert.equal((await buy(alone, 0)).status, 200);
  const apart = await send([4], 1);
  await buy(apart, 1);
  assert.equal(await balanceOf(api, fan), 9200n);
  await refund(api, first.body.data.transaction._id);
  assert.equal(await balanceOf(api, fan), 9900n);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 80n);
  const locked = [await seen(again), await seen(alone)];
  assert.deepEqual(
    locked.map(({ isLocked, rest }) => [isLocked, rest]),
    [
      [true, undefined],
      [true, undefined],
    ],
  );
  assert.equal((await seen(apart)).isLocked, false);
  assert.deepEqual(await api.db.selectFrom('purchase_credits').selectAll().execute(), []);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('what two purchases stand for stays while one of them does, and a part paid back takes nothing along', async (t) => {
  const api = await createTestApi(t);
  const { fan, send, buy, seen } = await openBundles(api);
  const one = await buy(await send([1, 2], 4), 4);
  const other = await buy(await send([1, 3], 4), 2);
  const bundle = await send([1, 4], 8);
  assert.equal((await buy(bundle, 4)).status, 200);
  const [oneId, otherId]: string[] = [one, other].map(({ body }) => body.data.transaction._id);
  await api.context.work((unit) => refundSale(unit, { transactionId: oneId!, amount: 100n, reason: 'in part' }));
  assert.equal((await seen(bundle)).isLocked, false);
  await refund(api, otherId!);
  assert.equal((await seen(bundle)).isLocked, false, 'the first one has the same photograph');
  await refund(api, oneId!);
  assert.equal((await seen(bundle)).isLocked, true);
  assert.equal(await balanceOf(api, fan), 10_000n);
});

test('in any order of buying and paying back the quote is what is charged, and all that is paid back is the whole', async (t) => {
  const api = await createTestApi(t);
  const photos = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
  const bundles = fc.array(fc.record({ photos, price: fc.integer({ min: 1, max: 999 }) }), { minLength: 2, maxLength: 5 });
  const acts = fc.array(fc.record({ at: fc.nat(4), isRefund: fc.boolean() }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(bundles, acts, async (offers, steps) => {
      const { fan, performer, send, buy, seen } = await openBundles(api);
      const ids: string[] = [];
      for (const { photos: of, price } of offers) ids.push(await send(of, price / 100));
      const paid = new Map<string, string | null>();
      for (const { at, isRefund } of steps) {
        const id = ids[at % ids.length]!;
        const { isLocked, price, rest } = await seen(id);
        const transactionId = paid.get(id);
        if (isRefund && !isLocked && transactionId) await refund(api, transactionId);
        if (isRefund || !isLocked) continue;
        const before = await balanceOf(api, fan);
        const asked = rest?.price ?? price!;
        const bought = await buy(id, asked);
        assert.equal(bought.status, 200, bought.text);
        assert.equal(before - (await balanceOf(api, fan)), BigInt(Math.round(asked * 100)));
        paid.set(id, bought.body.data.transaction?._id ?? null);
      }
      for (const id of ids) {
        const transactionId = paid.get(id);
        if (transactionId && !(await seen(id)).isLocked) await refund(api, transactionId);
      }
      // What cost nothing stood on something that is paid back now.
      for (const id of ids) assert.equal((await seen(id)).isLocked, true);
      assert.equal(await balanceOf(api, fan), 10_000n);
      assert.equal(await findBalance(api.db, earningsOf(performer.id)), 0n);
    }),
    { numRuns: 6 },
  );
  assert.deepEqual(await findImbalances(api.db), []);
});

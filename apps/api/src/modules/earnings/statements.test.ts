import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { holdPayment, releasePayment } from '../ledger/escrow.ts';
import { payPerformer } from '../ledger/movements.ts';
import { reverse } from '../ledger/reversals.ts';
import { ask, createPaidPerformer, giveMethod } from '../payouts/testing.ts';

test('a month goes from what was there to what is there, and its table has every movement', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 1000 })];
  const pay = (amount: bigint, createdAt: Date) =>
    api.context.work((unit) =>
      payPerformer(unit, {
        ...{ kind: 'tip', userId: fan.id, performerId: performer.id, amount, createdAt },
        item: { type: 'profile', id: performer.id },
      }),
    );
  await pay(10_000n, new Date('2026-01-31T23:59:59Z'));
  await pay(1000n, new Date('2026-02-01T00:00:00Z'));
  await pay(500n, new Date('2026-02-28T12:00:00Z'));
  await giveMethod(api, performer);
  const request = await ask(api, performer, 60);
  await api.as(performer).put(`/payout-requests/${request._id}`, { withdrawn: true });
  const get = async (month: string) => (await api.as(performer).get(`/performer/statements/${month}`)).body.data;
  assert.deepEqual(await get('2026-02'), {
    month: '2026-02',
    opening: 80,
    closing: 92,
    sums: [{ kind: 'tip', count: 2, amount: 12 }],
    takenBack: [],
    hasMoreTakenBack: false,
  });
  const now = await get(new Date().toISOString().slice(0, 7));
  assert.deepEqual(
    [now.opening, now.closing, now.takenBack, now.sums],
    [
      92,
      92,
      // A payout that comes back was no earning.
      [],
      [
        { kind: 'payout', count: 1, amount: -60 },
        { kind: 'payout-back', count: 1, amount: 60 },
      ],
    ],
  );
  const inEnglish = { 'x-locale': 'en-US' };
  const { headers, text } = await api.as(performer).get('/performer/statements/2026-02/csv', inEnglish);
  assert.match(String(headers['content-type']), /^text\/csv/);
  assert.ok(text.startsWith('\uFEFF'));
  const [head, ...lines] = text.trim().split('\r\n');
  assert.equal(head, '"Time (UTC)","Kind","From","Username","For","Note","Paid","Commission","Change","Id"');
  assert.equal(lines.length, 2);
  assert.match(
    lines[0] ?? '',
    /^"2026-02-01T00:00:00\.000Z","Tip",".+",".+","Your profile","",10\.00,2\.00,8\.00,"[0-9a-f-]{36}"$/,
  );
  assert.match(lines[1] ?? '', /^"2026-02-28T12:00:00\.000Z","Tip",.*,5\.00,1\.00,4\.00,/);
  assert.equal((await api.as(performer).get('/performer/statements/2026-13')).status, 422);
  assert.deepEqual((await api.as(await api.createPerformer()).get('/performer/statements/2026-02')).body.data.sums, []);
});

test('the table for programs tells a payout that is given back from what is taken, and names its request', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const { _id } = await ask(api, performer, 60);
  await api.as(performer).put(`/payout-requests/${_id}`, { withdrawn: true });
  const sale = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'tip')
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'chargeback', transactionId: sale.id }));
  const month = new Date().toISOString().slice(0, 7);
  const tell = async (locale: string) => {
    const { text } = await api.as(performer).get(`/performer/statements/${month}/csv`, { 'x-locale': locale });
    const lines = text.trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(',')).map((cells) => [cells[1], cells[4], cells[8]]);
  };
  assert.deepEqual(await tell('en-US'), [
    ['"Payout asked for"', `"Payout request ${_id}"`, '-60.00'],
    ['"Payout given back"', `"Payout request ${_id}"`, '60.00'],
    ['"Taken back by a bank (Tip)"', '"Your profile"', '-100.00'],
  ]);
  assert.deepEqual((await tell('de-DE'))[1]?.slice(0, 2), [
    '"Zurückgegebene Auszahlung"',
    `"Auszahlungsantrag ${_id}"`,
  ]);
});

test('a payout request that is changed counts once, with what was asked for in the end', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 200);
  const sums = async () => {
    const month = new Date().toISOString().slice(0, 7);
    const { sums: all } = (await api.as(performer).get(`/performer/statements/${month}`)).body.data;
    return all.filter(({ kind }: { kind: string }) => kind.startsWith('payout'));
  };
  const request = await ask(api, performer, 60.5);
  const change = async (amount: number) => {
    const changed = { amount, requestId: request._id };
    const { net } = (await api.as(performer).post('/payout-requests/calculate', changed)).body.data;
    const answer = await api.as(performer).put(`/payout-requests/${request._id}`, { amount, expectedNet: net });
    assert.equal(answer.status, 200, answer.text);
  };
  await change(62);
  await change(55);
  assert.deepEqual(await sums(), [{ kind: 'payout', count: 1, amount: -55 }]);
  await api.as(performer).put(`/payout-requests/${request._id}`, { withdrawn: true });
  assert.deepEqual(await sums(), [
    { kind: 'payout', count: 1, amount: -55 },
    { kind: 'payout-back', count: 1, amount: 55 },
  ]);
  await ask(api, performer, 70);
  assert.deepEqual(await sums(), [
    { kind: 'payout', count: 2, amount: -125 },
    { kind: 'payout-back', count: 1, amount: 55 },
  ]);
});

test('what was taken back stands in its own month, each with when, from whom and for what', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ name: 'Laleh', balance: 1000 })];
  const gallery = await insertGallery(api.db, performer, { price: 6 });
  const sale = { userId: fan.id, performerId: performer.id, createdAt: new Date('2026-02-01T00:00:00Z') };
  const item = { type: 'gallery' as const, id: gallery };
  const sold = await api.context.work((unit) => payPerformer(unit, { ...sale, kind: 'purchase', amount: 600n, item }));
  const ticket = await api.context.work(async (unit) => {
    const held = { ...sale, kind: 'order', amount: 1000n, item: { type: 'stream', id: newId() } } as const;
    return releasePayment(unit, (await holdPayment(unit, held)).id);
  });
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: sold.id }));
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: ticket.id }));

  const get = async (month: string) => (await api.as(performer).get(`/performer/statements/${month}`)).body.data;
  assert.deepEqual((await get('2026-02')).takenBack, [], 'not in the month of the sale');
  const month = new Date().toISOString().slice(0, 7);
  const { takenBack, hasMoreTakenBack, sums } = await get(month);
  assert.equal(hasMoreTakenBack, false);
  const [first] = takenBack;
  assert.deepEqual(
    [first.kind, first.reversedKind, first.title, first.user.name, first.net, first.createdAt.slice(0, 7)],
    ['refund', 'purchase', 'Leaves', 'Laleh', -4.8, month],
  );
  type Sum = { kind: string; count: number; amount: number };
  const taking = sums.filter(({ kind }: Sum) => ['refund', 'reversal'].includes(kind));
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0).toFixed(2);
  assert.equal(add(taking.map(({ count }: Sum) => count)), add([takenBack.length]));
  assert.equal(add(taking.map(({ amount }: Sum) => amount)), add(takenBack.map(({ net }: { net: number }) => net)));

  const expected = {
    'en-US': ['Taken back, one by one', 'Refund (Purchase)', 'Laleh', 'Leaves', 'Taken back (Ticket)', '-4.80'],
    'fa-IR': ['Laleh', 'Leaves', '۴٫۸'],
    'ar-EG': ['Laleh', 'Leaves', '٤٫٨'],
  };
  for (const [locale, words] of Object.entries(expected)) {
    const ask = (name: string) => api.as(performer).get(`/performer/statements/${name}/pdf`, { 'x-locale': locale });
    const { text } = await readPdf((await ask(month)).bytes);
    for (const word of words) assert.ok(text.includes(word), `${word} in ${text}`);
    assert.doesNotMatch((await readPdf((await ask('2026-02')).bytes)).text, /Leaves|one by one/);
  }
  const { text } = await api.as(performer).get(`/performer/statements/${month}/csv`, { 'x-locale': 'en-US' });
  assert.match(text, /"Refund \(Purchase\)","Laleh",".+","Leaves",/);
  assert.equal(
    (await api.as(await api.createPerformer()).get(`/performer/statements/${month}`)).body.data.takenBack.length,
    0,
  );
});

test('the statement of a month is a PDF in the language of who asks, with the name of whose it is', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer({ name: 'Niloofar' }), await api.createUser({ balance: 1000 })];
  const createdAt = new Date('2026-02-01T00:00:00Z');
  await api.context.work((unit) =>
    payPerformer(unit, {
      ...{ kind: 'tip', userId: fan.id, performerId: performer.id, amount: 12_345n, createdAt },
      item: { type: 'profile', id: performer.id },
    }),
  );
  const address = '/performer/statements/2026-02/pdf';
  const words = {
    'fa-IR': ['برگ', 'Niloofar', '۲۰۲۶', '۱۴۰۴', '۹۸٫۷۶'],
    'en-US': ['Barg', 'Niloofar', 'February 2026', 'Tips 1 98.76', 'At the end – 98.76'],
    'ar-EG': ['برگ', 'Niloofar', '٢٠٢٦', '٩٨٫٧٦'],
  };
  for (const [locale, expected] of Object.entries(words)) {
    const { status, headers, bytes } = await api.as(performer).get(address, { 'x-locale': locale });
    assert.equal(status, 200);
    assert.deepEqual(
      [headers['content-type'], headers['content-disposition'], headers['cache-control']],
      ['application/pdf', 'attachment; filename="barg-2026-02.pdf"', 'private, no-store'],
    );
    const { text, language } = await readPdf(bytes);
    assert.equal(language, locale);
    for (const word of expected) assert.ok(text.includes(word), `${word} in ${text}`);
  }
  const other = await api.as(await api.createPerformer({ name: 'Other' })).get(address, { 'x-locale': 'en-US' });
  assert.doesNotMatch((await readPdf(other.bytes)).text, /Niloofar|98\.76/);
  assert.equal((await api.as(fan).get(address)).status, 403);
  assert.equal((await api.as(performer).get('/performer/statements/2026-13/pdf')).status, 422);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { payPerformer } from '../ledger/movements.ts';
import { ask, giveMethod } from '../payouts/testing.ts';

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
  });
  const now = await get(new Date().toISOString().slice(0, 7));
  assert.deepEqual(
    [now.opening, now.closing, now.sums],
    [
      92,
      92,
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
    /^"2026-02-01T00:00:00\.000Z","Tip",".+",".+","","",10\.00,2\.00,8\.00,"[0-9a-f-]{36}"$/,
  );
  assert.match(lines[1] ?? '', /^"2026-02-28T12:00:00\.000Z","Tip",.*,5\.00,1\.00,4\.00,/);
  assert.equal((await api.as(performer).get('/performer/statements/2026-13')).status, 422);
  assert.deepEqual((await api.as(await api.createPerformer()).get('/performer/statements/2026-02')).body.data.sums, []);
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
    'fa-IR': ['برگ', 'Niloofar', '۲۰۲۶', '۹۸٫۷۶'],
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

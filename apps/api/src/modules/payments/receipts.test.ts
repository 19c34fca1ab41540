import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { isolate } from '../../shared/isolate.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { issueReceipt } from './receipts.repository.ts';

const TOP_UP = '/payment/wallet/top-up';
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
const year = new Date().getUTCFullYear();

test('concurrent payments get receipt numbers without gaps, even when one of them rolls back', async (t) => {
  const api = await createTestApi(t);
  const fans = await Promise.all(Array.from({ length: 6 }, () => api.createUser()));
  await api.as(fans[0] ?? assert.fail()).pay(TOP_UP, { amount: 10, card: { ...card, number: '4000000000000002' } });
  const pay = fans.map((fan) => api.as(fan).pay(TOP_UP, { amount: 10, card }));
  const nobody = { id: '01900000-0000-7000-8000-000000000001', user_id: fans[0]?.id ?? '' };
  const undone = api.context.work((unit) => issueReceipt(unit, nobody));
  await assert.rejects(undone);
  const numbers = (await Promise.all(pay)).map(({ body }) => body.data.payment.receipt as string);
  assert.deepEqual(
    numbers.toSorted(),
    Array.from({ length: 6 }, (_, index) => `${year}-${String(index + 1).padStart(6, '0')}`),
  );
});

test('a receipt keeps the names of seller and buyer at the time of payment', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ name: 'نیلوفر' });
  const { payment } = (await api.as(fan).pay(TOP_UP, { amount: 30, card })).body.data;
  await api.db.updateTable('users').set({ name: 'Another' }).where('id', '=', fan.id).execute();
  const { status, body } = await api.as(fan).get(`/payment/transactions/${payment._id}/receipt`);
  assert.equal(status, 200);
  const { issuedAt, ...receipt } = body.data;
  assert.ok(Date.now() - Date.parse(issuedAt) < 600_000);
  const address = `/payment/transactions/${payment._id}/receipt`;
  const inEnglish = await api.as(fan).get(address, { 'x-locale': 'en-US' });
  assert.equal(inEnglish.body.data.seller, 'Barg');
  assert.deepEqual(receipt, {
    number: `${year}-000001`,
    ...{ seller: 'برگ', buyer: 'نیلوفر', purpose: 'top-up', tokens: 30, currency: 'USD' },
    ...{
      price: 30,
      discount: 0,
      net: 30,
      total: 30,
      tax: null,
      provider: 'sandbox',
      card: { brand: 'visa', last4: '4242' },
      refunds: [],
    },
  });
  assert.equal((await api.as(await api.createUser()).get(`/payment/transactions/${payment._id}/receipt`)).status, 404);
});

test('a declined payment has no receipt', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.as(fan).pay(TOP_UP, { amount: 10, card: { ...card, number: '4000000000000002' } });
  const [payment] = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
  assert.deepEqual([payment.status, payment.receipt], ['failed', null]);
  assert.equal((await api.as(fan).get(`/payment/transactions/${payment._id}/receipt`)).status, 404);
});

test('a receipt is a PDF in the language of who asks, his own alone, of what was paid alone', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ name: 'Niloofar' });
  const { payment } = (await api.as(fan).pay(TOP_UP, { amount: 30, card })).body.data;
  const address = `/payment/transactions/${payment._id}/receipt/pdf`;
  const words = {
    'fa-IR': ['رسید', 'فروشنده', 'Niloofar', 'برگ', '۳۰', '۳۰٫۰۰', 'Visa •••• 4242'],
    'en-US': ['Receipt', 'Seller', 'Niloofar', 'Barg', '30 tokens', 'Tax: none', '$30.00', 'Visa •••• 4242'],
    'ar-EG': ['إيصال', 'البائع', 'Niloofar', 'برگ', '٣٠', '٣٠٫٠٠', 'US$', 'Visa •••• 4242'],
    'ru-RU': ['Чек', 'Продавец', 'Niloofar', 'Barg', '30 токенов', '30,00', 'Visa •••• 4242'],
    'ur-PK': ['رسید', 'خریدار', 'Niloofar', 'برگ', '30', '$30.00', 'Visa •••• 4242'],
  };
  for (const [locale, expected] of Object.entries(words)) {
    const { status, headers, bytes } = await api.as(fan).get(address, { 'x-locale': locale });
    assert.equal(status, 200);
    assert.deepEqual(
      [headers['content-type'], headers['content-disposition'], headers['cache-control']],
      ['application/pdf', `attachment; filename="receipt-${year}-000001.pdf"`, 'private, no-store'],
    );
    const { text, language, title } = await readPdf(bytes);
    assert.deepEqual([language, title], [locale, `${expected[0]} ${year}-000001`]);
    for (const word of [...expected, `${year}-000001`]) assert.ok(text.includes(word), `${word} in ${text}`);
  }
  // The fonts of PDFs lack the letters of Hebrew and Chinese.
  const { bytes } = await api.as(fan).get(address, { 'x-locale': 'he-IL' });
  assert.equal((await readPdf(bytes)).language, 'en-US');
  assert.equal((await api.as(await api.createUser()).get(address)).status, 404);
  assert.equal((await api.as(await api.createPerformer()).get(address)).status, 403);
  assert.equal((await api.guest.get(address)).status, 401);
  await api.as(fan).pay(TOP_UP, { amount: 10, card: { ...card, number: '4000000000000002' } });
  const [declined] = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
  assert.equal((await api.as(fan).get(`/payment/transactions/${declined._id}/receipt/pdf`)).status, 404);
});

test('what went back stands on the PDF as on the page', () => {
  const receipt = {
    ...{ number: '2026-000042', issuedAt: '2026-03-20T23:30:00.000Z', seller: 'Barg', buyer: 'نیلوفر' },
    ...{
      purpose: 'top-up' as const,
      tokens: 10,
      currency: 'USD',
      price: 10,
      discount: 0,
      net: 10,
      total: 11.9,
      provider: 'sandbox',
      card: null,
    },
    tax: { country: 'DE', name: 'MwSt.', percent: 19, amount: 1.9 },
    refunds: [{ amount: 5.95, tax: 0.95, status: 'succeeded' as const, createdAt: '2026-03-21T00:00:00.000Z' }],
  };
  const { facts, tables } = receiptSheet(receipt, 'en-US');
  assert.equal(facts.find(({ name }) => name === 'Paid with')?.value, 'Coins');
  assert.deepEqual(
    tables.map(({ caption, rows }) => [caption, rows.map(({ label, note, cells }) => [label, note, ...cells])]),
    [
      [
        undefined,
        [
          ['10 tokens', undefined, '$10.00'],
          [`${isolate('MwSt.')} 19% (Germany)`, undefined, '$1.90'],
          ['Total', undefined, '$11.90'],
        ],
      ],
      ['Refunds', [['Refunded, March 21, 2026 at 12:00 AM UTC', `Of it tax: ${isolate('$0.95')}`, '-$5.95']]],
    ],
  );
});

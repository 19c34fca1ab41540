import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/api.ts';
import { openShop, order } from '../orders/testing.ts';
import { lettersTo, speak, templatesTo } from './testing.ts';
import { queueLetter } from './queue-letter.ts';
import { writeLetter } from './write-letter.ts';

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const about = await order(api, shop);
  await api.runJobs();
  await api.db.deleteFrom('mails').execute();
  const payload = { mailId: newId(), kind: 'order-placed', userId: shop.fan.id, about, amount: null };
  const write = () => writeLetter(api.context, payload);
  return { api, ...shop, about, payload, write };
};

test('a letter whose job runs again, also at the same time, is written and sent once', async (t) => {
  const { api, fan, write } = await prepare(t);
  await write();
  await Promise.all([write(), write()]);
  assert.deepEqual(await templatesTo(api, fan), ['order-placed']);
  await write();
  const [letter, ...others] = await lettersTo(api, fan);
  assert.deepEqual([letter?.status, others], ['sent', []]);
});

test('what is rolled back writes no letter', async (t) => {
  const { api, fan, about } = await prepare(t);
  const failing = api.context.work(async (unit) => {
    await queueLetter(unit, { kind: 'order-placed', userId: fan.id, about });
    throw new Error('rolled back');
  });
  await assert.rejects(failing, /rolled back/);
  assert.deepEqual(await templatesTo(api, fan), []);
});

test('who is suspended, deleted or has no mailbox gets no letter', async (t) => {
  const { api, fan, write } = await prepare(t);
  const now = new Date();
  for (const gone of [{ suspended_at: now }, { deleted_at: now }, { email: null }]) {
    await api.db.updateTable('users').set(gone).where('id', '=', fan.id).execute();
    await write();
    assert.deepEqual(await templatesTo(api, fan), [], JSON.stringify(gone));
    const back = { suspended_at: null, deleted_at: null, email: 'nilou@barg.example' };
    await api.db.updateTable('users').set(back).where('id', '=', fan.id).execute();
  }
  await write();
  assert.deepEqual(await templatesTo(api, fan), ['order-placed']);
});

test('an address that was only typed, which may be a stranger\'s, gets few letters', async (t) => {
  const { api, fan, payload } = await prepare(t);
  const write = () => writeLetter(api.context, { ...payload, mailId: newId() });
  // The letter of the order was the first of five.
  for (let count = 0; count < 7; count += 1) await write();
  assert.equal((await templatesTo(api, fan)).length, 4);
  await api.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', fan.id).execute();
  await write();
  assert.equal((await templatesTo(api, fan)).length, 5);
});

for (const [locale, direction, words] of [
  ['fa-IR', 'rtl', 'سفارش شما ثبت شد'],
  ['en-US', 'ltr', 'Your order is placed'],
  ['ar-EG', 'rtl', 'تم تسجيل طلبك'],
] as const) {
  test(`whoever reads ${locale} is written to in it, with the address of the page`, async (t) => {
    const { api, fan, about, write } = await prepare(t);
    await speak(api, fan, locale);
    await write();
    const [letter] = await lettersTo(api, fan);
    assert.ok(letter);
    assert.ok(letter.subject.startsWith(words), letter.subject);
    assert.ok(letter.html.includes(`<html lang="${locale}" dir="${direction}">`));
    assert.ok(letter.text.includes(`/orders/${about}`), letter.text);
  });
}

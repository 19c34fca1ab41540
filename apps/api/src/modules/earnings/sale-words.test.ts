import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/api.ts';
import { holdPayment, releasePayment } from '../ledger/escrow.ts';
import { payPerformer } from '../ledger/movements.ts';

test('paid messages, prices of writing, tickets and private minutes are named on both sides', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ name: 'Niloufar', balance: 1000 })];
  const sale = { userId: fan.id, performerId: performer.id, amount: 1000n };
  for (const type of ['message', 'conversation'] as const)
    await api.context.work((unit) => payPerformer(unit, { ...sale, kind: 'purchase', item: { type, id: newId() } }));
  for (const type of ['stream', 'private-stream'] as const)
    await api.context.work(async (unit) => {
      const { id } = await holdPayment(unit, { ...sale, kind: 'order', item: { type, id: newId() } });
      await releasePayment(unit, id);
    });
  const month = new Date().toISOString().slice(0, 7);
  const { sums } = (await api.as(performer).get(`/performer/statements/${month}`)).body.data;
  assert.deepEqual(
    sums.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    ['message', 'minute', 'ticket', 'writing'].map((kind) => [kind, 1]),
  );
  const inEnglish = { 'x-locale': 'en-US' };
  const printed = await api.as(performer).get(`/performer/statements/${month}/csv`, inEnglish);
  const cellsOf = (text: string) =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  assert.deepEqual(
    cellsOf(printed.text).map((cells) => [cells[1], cells[2], cells[4]]),
    [
      ['"Paid message"', '"Niloufar"', '"Message"'],
      ['"Price of writing"', '"Niloufar"', '"Conversation"'],
      ['"Ticket"', '"Niloufar"', '"Live stream"'],
      ['"Private minute"', '"Niloufar"', '"Private stream"'],
    ],
  );
  const day = 24 * 60 * 60 * 1000;
  const range = `from=${new Date(Date.now() - day).toISOString()}&to=${new Date(Date.now() + day).toISOString()}`;
  const own = await api.as(fan).get(`/wallet/charges/user/export?${range}`, inEnglish);
  assert.deepEqual(
    cellsOf(own.text).map((cells) => cells[1]),
    ['"Private minute"', '"Ticket"', '"Price of writing"', '"Paid message"', '"Top-up"'],
  );
});

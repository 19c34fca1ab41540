import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';

test('the same prices in another order write nothing, others are written', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const countries = [
    { country: 'DE', price: 12 },
    { country: 'IR', price: null },
  ];
  const set = async (body: object) => {
    const answer = await api.as(performer).put('/performer/shipping-prices', body);
    assert.equal(answer.status, 200, answer.text);
  };
  /** Which transaction has written each line. */
  const written = async () =>
    (await sql`select country, xmin::text as by from shipping_prices order by country`.execute(api.db)).rows;
  await set({ countries, elsewhere: 30 });
  const before = await written();
  assert.equal(before.length, 3);
  await set({ countries: countries.toReversed(), elsewhere: 30 });
  assert.deepEqual(await written(), before);
  await set({ countries, elsewhere: 31 });
  assert.notDeepEqual(await written(), before);
});

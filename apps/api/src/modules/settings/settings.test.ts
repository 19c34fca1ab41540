import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { SETTINGS } from './settings.defaults.ts';
import { publicSettingsSchema } from './settings.schema.ts';

const told = Object.entries(SETTINGS).filter(([key]) => key in publicSettingsSchema.shape);

/** Another value than the default; what none may be is of no matter here. */
const otherThan = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `other ${value}` : [];
};

test('what an operator stores is what visitors are told: the environment decides none of it', async (t) => {
  const api = await createTestApi(t);
  const stored = told.map(([key, { value }]) => [key, otherThan(value)] as const);
  const rows = stored.map(([key, value]) => ({ key, value: JSON.stringify(value), is_public: true }));
  await api.db.insertInto('settings').values(rows).execute();
  const answer = await api.guest.post('/settings/keys', { keys: told.map(([key]) => key) });
  assert.deepEqual(answer.body.data, Object.fromEntries(stored));
});

test('settings of the environment are told by name as they are among all, whatever was stored of them once', async (t) => {
  const api = await createTestApi(t);
  const row = { key: 'stripePublishableKey', value: '"pk_test_0123456789"', is_public: true };
  await api.db.insertInto('settings').values(row).execute();
  const all = (await api.guest.get('/settings/public')).body.data;
  const named = (await api.guest.post('/settings/keys', { keys: Object.keys(all) })).body.data;
  assert.deepEqual(named, all);
  assert.deepEqual([all.paymentGateway, all.stripePublishableKey], ['stripe', '']);
});

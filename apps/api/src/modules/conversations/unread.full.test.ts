import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { holdUnreadInvariants } from './testing.ts';

test('what is unread equals a recount in hundreds of conversations', async (t) => {
  await holdUnreadInvariants(await createTestApi(t), 200);
});

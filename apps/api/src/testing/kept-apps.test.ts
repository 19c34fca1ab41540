import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from './api.ts';
import { createSharedContext } from './kept-apps.ts';

/** An API as a test has it, which ends with `use`. */
async function use<Result>(work: (api: TestApi) => Promise<Result>, env: NodeJS.ProcessEnv = {}): Promise<Result> {
  const ends: Array<() => Promise<void>> = [];
  const api = await createTestApi({ after: (end) => void ends.push(end as () => Promise<void>) }, env);
  try {
    return await work(api);
  } finally {
    for (const end of ends) await end();
  }
}

test('an app serves one test after the other, each with its own rows and files', async () => {
  const first = await use(async (api) => {
    const fan = await api.createUser();
    await api.context.files.put('left/behind', Buffer.from('left behind'));
    return { app: api.app, fan };
  });
  await use(async (api) => {
    assert.equal(api.app, first.app);
    assert.equal(await api.context.files.size('left/behind'), null);
    assert.equal((await api.as(first.fan).get('/users/me')).status, 401);
    const fan = await api.createUser();
    assert.equal((await api.as(fan).get('/users/me')).status, 200);
  });
});

test('two APIs at once have an app each, and so has one with settings of its own', async () => {
  await use(async (one) => {
    await use(async (other) => assert.notEqual(other.app, one.app));
  });
  const kept = await use(async ({ app }) => app);
  await use(async ({ app }) => assert.notEqual(app, kept), { RATE_LIMIT_PER_MINUTE: '5' });
});

test('what differs from test to test cannot be taken while routes are declared, and is the present test’s later', async () => {
  const [one, other] = await Promise.all([use(async ({ context }) => context), use(async ({ context }) => context)]);
  let current = one;
  const { context, open } = createSharedContext(() => current);
  assert.equal(context.config, one.config);
  assert.throws(() => context.db, /`context\.db` is another one for each test/);
  open();
  assert.equal(context.db, one.db);
  current = other;
  assert.equal(context.db, other.db);
});

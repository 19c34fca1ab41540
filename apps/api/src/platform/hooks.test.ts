import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';
import { createWork, type Hooks } from './unit-of-work.ts';

test('a hook calls every module that declares it, in their order, and an error takes all of it back', async (t) => {
  const { db, context, createUser } = await createTestApi(t);
  const { id } = await createUser({ name: 'Before' });
  const called: string[] = [];
  const renaming: Hooks = {
    forget: async (unit, leaving) => {
      called.push('renaming');
      await unit.db.updateTable('users').set({ name: leaving.name }).where('id', '=', leaving.id).execute();
    },
  };
  const failing: Hooks = {
    forget: async () => {
      called.push('failing');
      throw new Error('not now');
    },
  };
  const nameOf = async () =>
    (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
  const forget = (modules: readonly Hooks[]) =>
    createWork(db, context.publisher, modules)((unit) => unit.callHook('forget', { id, name: 'After' }));

  await assert.rejects(forget([renaming, {}, failing]), /not now/);
  assert.deepEqual([called, await nameOf()], [['renaming', 'failing'], 'Before']);
  await forget([renaming]);
  assert.equal(await nameOf(), 'After');
});

test('a module that does not declare a hook is looked at once, and waited for never', async (t) => {
  const { db, context } = await createTestApi(t);
  let looks = 0;
  const silent: Hooks = {
    get onPosted() {
      looks += 1;
      return undefined;
    },
  };
  const work = createWork(db, context.publisher, [silent]);
  const posted = { transactionId: '', kind: 'tip', userId: null, performerId: null, itemType: null } as const;
  for (let times = 0; times < 3; times += 1) await work((unit) => unit.callHook('onPosted', posted));
  assert.equal(looks, 1);
});

import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { createSession } from '../../modules/accounts/session.repository.ts';
import type { Role } from '../../platform/database/account-tables.ts';
import { SETTINGS } from '../../modules/settings/settings.defaults.ts';
import { newId } from '../../platform/ids.ts';
import { DEMO_ACCOUNTS, seedDemoData } from '../../seed/seed-demo-data.ts';
import { createTestApi, type TestApi } from '../api.ts';

/** The API with the demo data in it, and who calls it. */
export interface DemoWorld {
  api: TestApi;
  /** Ids of things that exist, some of every table, and one of nothing. */
  ids: readonly string[];
  /** A fresh token of a role's account. What an earlier call did to the account or the site is taken back first. */
  tokenOf: (role: Role) => Promise<string>;
}

const IDS_A_TABLE = 2;

/** Ids of every table that has them, and of the accounts that will call: more of what they may touch is theirs. */
const findIds = async ({ db }: TestApi, accounts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and udt_name = 'uuid' order by table_name`.execute(db);
  const found = await Promise.all(
    tables.map(({ name }) => sql<{ id: string }>`select id from ${sql.table(name)} limit ${IDS_A_TABLE}`.execute(db)),
  );
  return [...accounts, ...found.flatMap(({ rows }) => rows.map(({ id }) => id)), newId()];
};

/** Opens it; released when the test ends. */
export const openDemoWorld = async (t: TestContext, env: NodeJS.ProcessEnv = {}): Promise<DemoWorld> => {
  const api = await createTestApi(t, env);
  await seedDemoData(api.context, new Date());
  const { rows } = await sql<{ id: string; role: Role }>`
    select id, role from users where email = any(${DEMO_ACCOUNTS}::text[])`.execute(api.db);
  const accounts = new Map(rows.map(({ id, role }) => [role, id]));
  const tokenOf = async (role: Role): Promise<string> => {
    const userId = accounts.get(role);
    if (!userId) throw new Error(`the demo data have no ${role}`);
    await api.db
      .updateTable('users')
      .set({ deleted_at: null, suspended_at: null })
      .where('id', '=', userId)
      .where((where) => where.or([where('deleted_at', 'is not', null), where('suspended_at', 'is not', null)]))
      .execute();
    await api.db.deleteFrom('settings').where('key', 'in', Object.keys(SETTINGS)).execute();
    const token = await createSession(api.db, { userId, remember: false, userAgent: 'fuzz' });
    await api.db.updateTable('sessions').set({ proved_at: new Date() }).where('user_id', '=', userId).execute();
    return token;
  };
  return { api, ids: await findIds(api, [...accounts.values()]), tokenOf };
};

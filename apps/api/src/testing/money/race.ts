import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql, type RawBuilder } from 'kysely';
import type { TestAccount } from '../accounts.ts';
import { createTestApi, type TestApi } from '../api.ts';
import { assertAlways } from './invariants.ts';
import { contend, type Call } from './contend.ts';

/** Two calls that read before they write, and the lock at which they meet. */
export interface Race {
  lock: RawBuilder<unknown>;
  calls: [Call, Call];
  /** How the two may end, in the order in which they came: null is done. */
  ends: Array<Array<string | null>>;
  /** What is so afterwards, whoever came first. */
  check?: () => Promise<void>;
}

/** Runs a race with either of the two first, each time anew; everything that always holds does so afterwards. */
export const race = (name: string, prepare: (api: TestApi) => Promise<Race>): void => {
  for (const isTurned of [false, true]) {
    test(`${name}${isTurned ? ', the other way round' : ''}`, async (t: TestContext) => {
      const api = await createTestApi(t);
      const { lock, calls, ends, check } = await prepare(api);
      const found = await contend(api, lock, isTurned ? calls.toReversed() : calls);
      const inOrder = isTurned ? found.toReversed() : found;
      assert.ok(
        ends.some((end) => String(end) === String(inOrder)),
        `ended as ${String(inOrder)}`,
      );
      await api.runJobs();
      await check?.();
      await assertAlways(api);
    });
  }
};

export const accountOf = ({ id }: TestAccount, kind: string) =>
  sql`select from ledger_accounts where owner_id = ${id} and kind = ${kind} for update`;
export const rowOf = (table: string, id: string) => sql`select from ${sql.table(table)} where id = ${id} for update`;

/** Only one of the two is done. */
export const oneOfTwo = (refusal: string): Race['ends'] => [
  [null, refusal],
  [refusal, null],
];

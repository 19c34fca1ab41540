import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
import { newId } from './platform/ids.ts';
import { rehearse } from './platform/unit-of-work.ts';
import { pageOf } from './modules/account-export/write-export.ts';
import { createTestApi, type TestApi } from './testing/api.ts';

interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** What grows with the site and not with an account. Stored events, which are not here, are deleted after days. */
const BIG = new Set(
  (
    'messages message_files message_reactions comments mails contact_messages reports notifications reactions ' +
    'follows files vault_items ledger_transactions ledger_entries purchases payments subscriptions orders ' +
    'feed_posts galleries photos videos products conversation_members'
  ).split(' '),
);

/** Where a plan reads a big table otherwise than from a place in an index. */
const faultsOf = (node: PlanNode): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': place, Plans: below = [] } = node;
  const isSought = place !== undefined || type === 'Bitmap Heap Scan' || type === 'ModifyTable';
  return [...(BIG.has(table) && !isSought ? [`${type} of all ${table}`] : []), ...below.flatMap(faultsOf)];
};

/** Whether the rows of a page are sorted, not only what belongs to one of them. */
const isSorted = (node: PlanNode): boolean =>
  node['Node Type'] === 'Sort' ||
  (node.Plans ?? []).some((below) => below['Parent Relationship'] === 'Outer' && isSorted(below));

/** Sections whose keys are made of several columns, which no index holds: for each page an account's own are sorted. */
const OF_SEVERAL_COLUMNS = new Set([
  ...['notificationPreferences', 'notificationDeliveries', 'welcomed', 'streamModerators', 'reactions', 'purchases'],
  ...['couponUses', 'shippingPrices'],
]);

/** Plans as for many rows, which are not there: whatever has an index to go by goes by it. */
const openPlanner = async (t: TestContext, api: TestApi) => {
  const client = new pg.Client({ connectionString: api.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  t.after(() => client.end());
  for (const way of ['seqscan', 'sort', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`);
  return async (text: string, values: readonly unknown[]): Promise<PlanNode> => {
    const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
    return (rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }])[0].Plan;
  };
};

test('what grows with the site is not read through for the download of one account', async (t) => {
  const api = await createTestApi(t);
  const planOf = await openPlanner(t, api);
  const faults: string[] = [];
  for (const [name, section] of Object.entries(api.context.exportSections)) {
    const { sql: text, parameters } = pageOf(section, newId(), newId()).compile(api.db);
    const plan = await planOf(text, parameters);
    faults.push(...faultsOf(plan).map((fault) => `${name}: ${fault}`));
    if (isSorted(plan) && !OF_SEVERAL_COLUMNS.has(name)) faults.push(`${name} is sorted for each page`);
  }
  assert.deepEqual(faults, []);
});

test('nor for the deletion of one', async (t) => {
  const { mock } = t.mock.method(pg.Client.prototype, 'query');
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  mock.resetCalls();
  await rehearse(api.context.work, (unit) => unit.callHook('forget', { id: performer.id, name: 'Deleted account' }));
  const sent = mock.calls.map(({ arguments: [query, values] }) =>
    typeof query === 'string' ? { text: query, values } : (query as { text: string; values?: unknown }),
  );
  const planOf = await openPlanner(t, api);
  const faults: string[] = [];
  for (const { text, values } of sent) {
    if (!/^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|update|delete|insert)\b/i.test(text)) continue;
    const found = faultsOf(await planOf(text, (values ?? []) as unknown[]));
    faults.push(...found.map((fault) => `${fault}: ${text.replace(/\s+/g, ' ').slice(0, 120)}`));
  }
  assert.deepEqual(faults, []);
});

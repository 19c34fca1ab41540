import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
import { createTestApi } from './testing/api.ts';
import { fillWorld } from './testing/lists/fill-world.ts';
import type { List } from './testing/lists/lists.ts';
import { HOTTEST_LISTS } from './testing/lists/hottest-lists.ts';
import { PLANNED_LISTS, SMALL } from './testing/lists/planned-lists.ts';
import { bigTablesOf, judge, judgeChosen, planAsForMillions, type Sent } from './testing/lists/plans.ts';
import { createListWorld, growTo } from './testing/lists/world.ts';
import { readApiDocument } from './testing/openapi/operations.ts';

test('the plan of every list is looked at', async () => {
  const { operations } = await readApiDocument();
  const lists = operations.filter(
    ({ method, parameters }) =>
      method === 'GET' && parameters.some(({ name }) => ['limit', 'cursor', 'offset'].includes(name)),
  );
  const planned = new Set(PLANNED_LISTS.map(({ operation }) => operation));
  assert.deepEqual(
    lists.map(({ operationId }) => operationId).filter((id) => !planned.has(id) && !SMALL.has(id)),
    [],
  );
});

const PAGE = 20;

/** How much of a list is asked for at once: a page, or all of one that is shorter. */
const readPageSizes = async (): Promise<(operationId: string) => number> => {
  const { operations } = await readApiDocument();
  const longest = new Map(
    operations.map(({ operationId, parameters }) => [
      operationId,
      parameters.find(({ name }) => name === 'limit')?.schema.maximum ?? PAGE,
    ]),
  );
  return (operationId) => Math.min(PAGE, longest.get(operationId) ?? PAGE);
};

/** As much of a statement as it is known again by. */
const beginningOf = ({ text }: Sent): string => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** What a call sends to the database. */
const statementsOf = (calls: ReadonlyArray<{ arguments: unknown[] }>): Sent[] => {
  const sent = calls.map(({ arguments: [query, values] }) =>
    typeof query === 'string' ? { text: query, values } : (query as { text: string; values?: unknown }),
  );
  return sent.map(({ text, values }) => ({ text, values: (values ?? []) as unknown[] }));
};

const openClient = async (t: TestContext, connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  // The API gives its database back first, which ends every other connection to it.
  client.on('error', () => undefined);
  await client.connect();
  t.after(() => client.end());
  return client;
};

test('no list reads a big table through, or more of it than it shows and counts', async (t) => {
  // Connections keep the method that they find when they open.
  const { mock } = t.mock.method(pg.Client.prototype, 'query');
  const api = await createTestApi(t);
  const world = await createListWorld(api);
  await growTo(world, 0, 2);
  const client = await openClient(t, api.connectionString);
  await fillWorld(client, world);
  const big = await bigTablesOf(client);
  await planAsForMillions(client);

  const faults: string[] = [];
  const pageSizeOf = await readPageSizes();
  /** What is sent for the first page of a list and for the next one. */
  const sentFor = async (address: string, { who, operation }: List): Promise<Sent[]> => {
    const reader = who === 'guest' ? api.guest : api.as(world[who]);
    const page = `${address}${address.includes('?') ? '&' : '?'}limit=${pageSizeOf(operation)}`;
    const ask = async (url: string): Promise<string | undefined> => {
      const { status, body, text } = await reader.get(url);
      if (status !== 200) faults.push(`${operation} (${url}) answers ${status}: ${text}`);
      return body.data?.nextCursor;
    };
    mock.resetCalls();
    const next = await ask(page);
    if (next) await ask(`${page}&cursor=${next}`);
    return statementsOf(mock.calls);
  };

  for (const list of PLANNED_LISTS) {
    const address = list.url(world);
    const found = new Set<string>();
    for (const sent of await sentFor(address, list))
      for (const fault of await judge(client, sent, big)) found.add(`${fault}: ${beginningOf(sent)}`);
    faults.push(...[...found].map((fault) => `${list.operation} (${address}) ${fault}`));
  }
  // What is asked for most must be quick now as well, by the plan that is really chosen.
  const free = await openClient(t, api.connectionString);
  for (const list of HOTTEST_LISTS)
    for (const sent of await sentFor(list.url(world), list))
      for (const fault of await judgeChosen(free, sent, big))
        faults.push(`${list.name} (${list.operation}) ${fault}: ${beginningOf(sent)}`);
  assert.deepEqual(faults, []);
});

import type { Client } from 'pg';

/** As much of a plan as is judged. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** A table of more rows is big. */
const BIG = 10_000;
/** What one step may read: as many as are counted for a total, and some that are passed over on the way. */
const MOST_READ = 25_000;

export interface Sent {
  text: string;
  values: unknown[];
}

export const bigTablesOf = async (client: Client): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > $1`,
    [BIG],
  );
  return new Set(rows.map(({ relname }) => relname));
};

const faultsOf = (node: PlanNode, big: ReadonlySet<string>): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Actual Loops': loops } = node;
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0);
  const read = (node['Actual Rows'] + removed) * loops;
  const own: string[] = [];
  if (type === 'Seq Scan' && big.has(table) && loops > 0) own.push(`reads the whole table ${table}`);
  else if (read > MOST_READ) own.push(`${type}${table && ` of ${table}`} takes ${read} rows`);
  return [...own, ...(node.Plans ?? []).flatMap((below) => faultsOf(below, big))];
};

/** Only what reads: locks and changes have plans of their own. */
const READS = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i;

/**
 * Of a hundred thousand rows it may still be quickest to read and sort all. At many more it never is: the planner is told
 * so, and a list that has no other way shows it.
 */
export const planAsForMillions = async (client: Client): Promise<void> => {
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'sort', 'material'])
    await client.query(`set enable_${way} = off`);
  await client.query('set max_parallel_workers_per_gather = 0');
};

/** What the plan of a statement does that grows with the site; it is run for that, and undone. */
export const judge = async (client: Client, sent: Sent, big: ReadonlySet<string>): Promise<string[]> => {
  if (!READS.test(sent.text)) return [];
  // Bitmaps serve searches for words, and read too much of what stands in order.
  const faults = await faultsWith(client, 'off', sent, big);
  return faults.length === 0 ? [] : faultsWith(client, 'on', sent, big);
};

const faultsWith = async (
  client: Client,
  bitmaps: 'on' | 'off',
  sent: Sent,
  big: ReadonlySet<string>,
): Promise<string[]> => {
  const plan = await planOf(client, sent, `set local enable_bitmapscan = ${bitmaps}`);
  return plan ? [...new Set(faultsOf(plan, big))] : [];
};

/** The plan of a statement with what it really read; what it changed is undone. */
const planOf = async (client: Client, { text, values }: Sent, settings = ''): Promise<PlanNode | undefined> => {
  await client.query(`begin; ${settings}`);
  try {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values);
    return (rows[0]['QUERY PLAN'] as Array<{ Plan: PlanNode }>)[0]?.Plan;
  } finally {
    await client.query('rollback');
  }
};

/** What may be sorted at once where the planner is free to choose. */
const MOST_SORTED = 5_000;

const faultsOfChosen = (node: PlanNode, big: ReadonlySet<string>): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Actual Loops': loops, Plans: below = [] } = node;
  const own: string[] = [];
  if (type === 'Seq Scan' && big.has(table) && loops > 0) own.push(`chooses to read the whole table ${table}`);
  // Of a sort for a page the plan tells how many rows it gives, and the step below how many it takes.
  const sorted = type === 'Sort' ? below.reduce((sum, step) => sum + step['Actual Rows'] * step['Actual Loops'], 0) : 0;
  if (sorted > MOST_SORTED) own.push(`chooses to sort ${sorted} rows`);
  return [...own, ...below.flatMap((step) => faultsOfChosen(step, big))];
};

/** What is wrong with the plan that PostgreSQL chooses by itself, on a connection without {@link planAsForMillions}. */
export const judgeChosen = async (client: Client, sent: Sent, big: ReadonlySet<string>): Promise<string[]> => {
  const plan = READS.test(sent.text) ? await planOf(client, sent) : undefined;
  return plan ? [...new Set(faultsOfChosen(plan, big))] : [];
};

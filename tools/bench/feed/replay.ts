import pg from 'pg';

export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && typeof (value as Statement).text === 'string';

export interface Recorder {
  /** Records the statements that PostgreSQL gets while `work` runs, with their values. */
  statementsOf(work: () => Promise<unknown>): Promise<Statement[]>;
}

/** Records every connection that opens from now on. Call it before the first one opens. */
export function recordStatements(): Recorder {
  let seen: Statement[] | null = null;
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args;
    if (seen && isStatement(first)) seen.push({ ...first });
    else if (seen && typeof first === 'string') seen.push({ text: first, ...(Array.isArray(values) && { values }) });
    return Reflect.apply(query, this, args);
  } as never;
  return {
    statementsOf: async (work) => {
      seen = [];
      await work();
      const statements = seen;
      seen = null;
      return statements;
    },
  };
}

/** Sends statements again, in parallel over the pool, and drops the results. */
export const replay = async (pool: pg.Pool, statements: readonly Statement[]): Promise<void> =>
  void (await Promise.all(statements.map((statement) => pool.query(statement))));

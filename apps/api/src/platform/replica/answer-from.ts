import pg from 'pg';
import type { CompiledQuery, QueryResult } from 'kysely';

const hasState = (error: unknown, states: RegExp): boolean =>
  error instanceof pg.DatabaseError && states.test(error.code ?? '');

/** Statements that are wrong on each server: bad values, broken rules, unknown names. */
const isOfStatement = (error: unknown): boolean => hasState(error, /^(22|23|42)/);

/** Whether the server cannot be used for now, rather than this statement: it was refused, cut off, or is broken. */
export const isServerGone = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || hasState(error, /^(08|53|57P|58|XX)/);

/** Answers a statement from the pool, and leaves no connection in it whose state is unknown. */
export const answerFrom = async <Row>(pool: pg.Pool, query: CompiledQuery<Row>): Promise<QueryResult<Row>> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(query.sql, [...query.parameters]);
    client.release();
    return { rows };
  } catch (error) {
    client.release(!isOfStatement(error));
    throw error;
  }
};

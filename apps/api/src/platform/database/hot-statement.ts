import { CompiledQuery } from 'kysely';
import type { Queryable } from '../unit-of-work.ts';

/** Stands in a statement for a parameter whose value each call gives. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Whatever is asked for is a stand-in of that name. */
const standIns = new Proxy({}, { get: (_target, name) => new StandIn(String(name)) });

interface Statement<Row> {
  compile(db: Queryable): CompiledQuery<Row>;
}

/**
 * A statement of nearly every request: its text is made once, so that a call only fills values in. Putting a page's
 * statements together took a fifth of the time that the API itself took for it. Mark its beginning with `hot`, and
 * PostgreSQL plans it once as well.
 *
 * @param write makes the statement. What it is given stands for values that are not there yet: it may be placed in the
 *   statement, not looked at
 */
export const hotStatement = <Params extends object, Row>(
  write: (given: Params, db: Queryable) => Statement<Row>,
): ((db: Queryable, params: Params) => Promise<Row[]>) => {
  let made: Pick<CompiledQuery, 'sql' | 'parameters'> | null = null;
  return async (db, params) => {
    made ??= write(standIns as Params, db).compile(db);
    const values = made.parameters.map((value) =>
      value instanceof StandIn ? params[value.name as keyof Params] : value,
    );
    return (await db.executeQuery(CompiledQuery.raw(made.sql, values) as CompiledQuery<Row>)).rows;
  };
};

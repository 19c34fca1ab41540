import type { CompiledQuery } from 'kysely';
import type { Queryable } from '../unit-of-work.ts';

/** Stands for a parameter whose value each call sets. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns a placeholder for any property name. */
const standIns = new Proxy({}, { get: (_target, name) => new StandIn(String(name)) });

interface Statement<Row> {
  compile(db: Queryable): CompiledQuery<Row>;
}

/**
 * A statement of nearly every request, compiled once: a call only fills in values. Building a page's statements took a
 * fifth of the API's time for it. Mark its beginning with `hot`, and PostgreSQL plans it once as well.
 *
 * @param write builds the statement. Its argument holds placeholders for values: they can be put into the statement,
 * not read
 */
export const hotStatement = <Params extends object, Row>(
  write: (given: Params, db: Queryable) => Statement<Row>,
): ((db: Queryable, params: Params) => Promise<Row[]>) => {
  let made: CompiledQuery<Row> | null = null;
  return async (db, params) => {
    made ??= write(standIns as Params, db).compile(db);
    const values = made.parameters.map((value) =>
      value instanceof StandIn ? params[value.name as keyof Params] : value,
    );
    return (await db.executeQuery<Row>({ ...made, parameters: values })).rows;
  };
};

import { gather } from '../gather.ts';
import type { Queryable } from '../unit-of-work.ts';

/** {@link gather} for statements: each database is asked by itself, and a transaction is one. */
export const gathered = <Asked, Found>(
  find: (db: Queryable, asked: readonly Asked[]) => Promise<readonly Found[]>,
): ((db: Queryable, asked: Asked) => Promise<Found>) => {
  const askers = new WeakMap<Queryable, (asked: Asked) => Promise<Found>>();
  return (db, asked) => {
    const ask = askers.get(db) ?? gather((all: readonly Asked[]) => find(db, all));
    askers.set(db, ask);
    return ask(asked);
  };
};

import { sql } from 'kysely';
import { z } from 'zod';
import { NotFoundError } from '../errors/common-errors.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { isLiving } from './living-account.ts';
import type { Onlooker } from './onlooker.ts';
import { isVisibleSql } from './visibility.ts';

interface Sought {
  performerId?: string | undefined;
  username?: string | undefined;
}

/** The performer of a username. @throws NotFoundError also where she is hidden from the onlooker */
const performerIdOf = async (db: Queryable, onlooker: Onlooker, username: string): Promise<string> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where('role', '=', 'performer')
    .where(isLiving())
    .where(isVisibleSql(onlooker, sql.ref('users.id')))
    .executeTakeFirst();
  if (!row) throw new NotFoundError();
  return row.id;
};

/** The id of a performer who is named in an address: by her id, where she has no username. @throws NotFoundError */
export const performerOfAddress = async (db: Queryable, onlooker: Onlooker, idOrUsername: string): Promise<string> =>
  z.uuid().safeParse(idOrUsername).success ? idOrUsername : performerIdOf(db, onlooker, idOrUsername);

/** A search with the id of the performer that it names; without one where works of all are sought. @throws NotFoundError */
export const ofPerformerSought = async <Search extends Sought>(
  db: Queryable,
  onlooker: Onlooker,
  { username, performerId, ...search }: Search,
): Promise<Omit<Search, keyof Sought> & { performerId?: string | undefined }> => {
  const sought = performerId ?? (username ? await performerOfAddress(db, onlooker, username) : undefined);
  return { ...search, performerId: sought };
};

import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { foundIdsSql } from '../../shared/bounded-search.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import type { peopleCursor } from './people.schema.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

type Cursor = z.output<typeof peopleCursor>;

/** Accounts that exist for the onlooker; operators are never listed. */
const selectPeople = (db: Queryable, member: Member) =>
  db
    .selectFrom('users')
    .where('users.role', '!=', 'operator')
    .where(isLiving())
    .where(isVisibleSql(member, sql.ref('users.id')));

const withNameAndAvatar = (query: ReturnType<typeof selectPeople>) =>
  query
    .leftJoin('files as avatar', 'avatar.id', 'users.avatar_file_id')
    .select(['users.id', 'users.username', 'users.name', 'users.role', 'users.created_at'])
    .select(['avatar.id as avatar_id', 'avatar.variants as avatar_variants']);

/** 0 when the name or username begins with the words, 1 when it contains them. */
const rankOf = (q: string) => {
  const beginning = toLikePattern(q).slice(1);
  return sql<
    0 | 1
  >`case when users.search_text like ${beginning} or users.username like ${beginning} then 0 else 1 end`;
};

/** SQL: whether an account's name or username contains the words; where many do, only of the newest accounts. */
const isNamedSql = (q: string) =>
  sql<boolean>`users.id = any(${foundIdsSql({
    first: sql`select id, search_text from users where deleted_at is null order by id desc`,
    matches: sql`it.search_text like ${toLikePattern(q)}`,
    all: sql`from users it where it.deleted_at is null`,
    exact: sql`select id from users where username = ${q.toLowerCase()}`,
  })})`;

/** One more than `limit` people whose name or username contains the words. */
export const searchPeople = (
  db: Queryable,
  member: Member,
  { q, limit, after }: { q: string; limit: number; after: Cursor | null },
) =>
  withNameAndAvatar(selectPeople(db, member))
    .select(rankOf(q).as('rank'))
    .$if(q !== '', (query) => query.where(isNamedSql(q)))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${rankOf(q)} > ${after?.[0]}::int or (${rankOf(q)} = ${after?.[0]}::int and users.id < ${after?.[1]}::uuid))`,
      ),
    )
    .orderBy(sql`rank`)
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countPeople = (db: Queryable, member: Member, q: string): Promise<number> =>
  countUpTo(
    db,
    selectPeople(db, member).$if(q !== '', (query) => query.where(isNamedSql(q))),
  );

export const findPerson = (db: Queryable, member: Member, id: string) =>
  withNameAndAvatar(selectPeople(db, member)).where('users.id', '=', id).executeTakeFirst();

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

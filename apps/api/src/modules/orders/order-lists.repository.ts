import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { searchTextSql, toLikePattern } from '../../shared/search-text.ts';
import type { OrderRow, Side } from './orders.repository.ts';
import type { OrdersQuery } from './orders.schema.ts';

export type OrderSearch = Pick<OrdersQuery, 'status' | 'q' | 'from' | 'to'> & { side: Side; accountId: string };

/** SQL: whether the title, the other party's name or the tracking number contain the words. */
const holdsWords = (q: string, side: Side) =>
  sql<boolean>`${searchTextSql(sql`orders.title || ' ' || orders.tracking_number || ' ' ||
    (select name || ' ' || coalesce(username, '') from users
      where users.id = ${sql.ref(side === 'user_id' ? 'orders.performer_id' : 'orders.user_id')})`)} like ${toLikePattern(q)}`;

const matching = (db: Queryable, { side, accountId, status, q, from, to }: OrderSearch) =>
  db
    .selectFrom('orders')
    .where(side, '=', accountId)
    .$if(status === 'unsent', (query) => query.where('status', 'in', ['created', 'processing']))
    .$if(status !== undefined && status !== 'unsent', (query) =>
      query.where(sql<boolean>`status = ${status ?? ''}::text`),
    )
    .$if(q !== '', (query) => query.where(holdsWords(q, side)))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`created_at >= ${from ?? null}::timestamptz`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`created_at < ${to ?? null}::timestamptz`));

/** One more than `limit` orders of one side, the newest first. */
export const listOrders = (
  db: Queryable,
  search: OrderSearch,
  { limit, before }: { limit: number; before: string | null },
): Promise<OrderRow[]> =>
  matching(db, search)
    .selectAll()
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export const countOrders = (db: Queryable, search: OrderSearch): Promise<number> => countUpTo(db, matching(db, search));

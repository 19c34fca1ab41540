import { z } from 'zod';
import type { Context } from '../../context.ts';
import { decodeCursor, idSchema, timeCursor, toPage } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { presentFan } from './fan-lists.presenter.ts';
import type { fansQuery } from './fan-lists.schema.ts';
import { requireFanLists } from './fan-lists.service.ts';
import type { FanRule } from './fan-rules.schema.ts';
import { countFans, listFans } from './fans.repository.ts';

/** Who came in so many days is new. */
const NEW_DAYS = 30;

type FansQuery = z.output<typeof fansQuery>;

const spentCursor = z.tuple([z.string().regex(/^-?\d{1,18}$/), idSchema]);

const rulesOf = (only: FansQuery['only']): FanRule[] => {
  if (only === undefined) return [];
  return only === 'new' ? [{ kind: 'new', days: NEW_DAYS }] : [{ kind: only }];
};

/**
 * A page of a performer's fans who are there for her: the newest first, or who has spent most.
 * @throws NotFoundError for a list that is not hers
 */
export const searchFans = async (
  { db }: Context,
  performerId: string,
  { q, sort, listId, only, limit, cursor }: FansQuery,
) => {
  const [list = null] = await requireFanLists(db, performerId, listId === undefined ? [] : [listId]);
  const filter = { performerId, q, list, rules: rulesOf(only) };
  const after = cursor ? decodeCursor(cursor, sort === 'newest' ? timeCursor : spentCursor) : null;
  const [rows, total] = await Promise.all([listFans(db, filter, { sort, limit, after }), countFans(db, filter)]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [
    sort === 'newest' ? row.since.toISOString() : String(row.spent),
    row.fan_id,
  ]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.fan_id),
  );
  return { data: items.map((row) => presentFan(row, authorOf(authors, row.fan_id))), total, nextCursor };
};

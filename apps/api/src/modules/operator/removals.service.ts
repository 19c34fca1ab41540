import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { findVisibleFiles } from '../files/files.service.ts';
import { presentManagedRemoval } from '../removals/removals.presenter.ts';
import { countRemovals, selectRemovals, type RemovalRow } from '../removals/removals.repository.ts';
import type { ManagedRemoval, ManagedRemovalsQuery, RemovalInContext } from '../removals/removals.schema.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { linkToTarget } from '../reports/report-links.ts';
import { listUsesOfFiles } from '../vault/vault-uses.ts';
import { loadReportedContent } from '../reports/reported-content.ts';
import { thingKey } from '../reports/reported-thing.ts';
import { findCopiesOf } from './reports.repository.ts';

const presentAll = async (db: Queryable, rows: readonly RemovalRow[]): Promise<ManagedRemoval[]> => {
  const authors = await loadAuthors(
    db,
    rows.flatMap((row) => [row.owner_id, row.operator_id, row.decided_by]),
  );
  return rows.map((row) => presentManagedRemoval(row, authors));
};

/** Removals, newest first. */
export const listManagedRemovals = async (
  { db }: Pick<Context, 'db'>,
  { limit, cursor, ...filter }: ManagedRemovalsQuery,
) => {
  const [rows, total] = await Promise.all([
    selectRemovals(db, filter, { limit, before: beforeId(cursor) }),
    countRemovals(db, filter),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: await presentAll(db, items), total, nextCursor };
};

/** The text of removed content: the text kept with the removal, or that of the row. */
const wordsOf = async (db: Queryable, row: RemovalRow): Promise<string | null> => {
  if (row.state === 'purged') return row.title || null;
  const kept = row.kept.text ?? row.kept.profile?.bio;
  if (kept !== undefined) return kept || null;
  const thing = { type: row.target_type, id: row.target_id };
  return (await loadReportedContent(db, [thing])).get(thingKey(thing))?.text ?? null;
};

const PUBLIC_PLACES = ['feed', 'gallery', 'video', 'product', 'stream', 'profile'] as const;
const MOST_PLACES = 20;

type OtherPlace = RemovalInContext['content']['otherPlaces'][number];

/** Where else the same bytes are shown: a removal leaves them, and an operator removes what must go there too. */
const listOtherPlaces = async (db: Queryable, row: RemovalRow): Promise<OtherPlace[]> => {
  const uses = await listUsesOfFiles(db, row.kept_file_ids, { types: PUBLIC_PLACES, limit: MOST_PLACES });
  return uses.flatMap(({ type, id, title }) => {
    const place = PUBLIC_PLACES.find((it) => it === type);
    const link = place && linkToTarget(place === 'profile' ? 'performer' : place, id, null);
    return place && link && id !== row.target_id ? [{ type: place, title: title ?? '', link }] : [];
  });
};

/** A removal with its content, as long as that can be restored. @throws NotFoundError */
export const getRemovalInContext = async (
  context: Context,
  id: string,
  operator: Onlooker,
): Promise<RemovalInContext> => {
  const row = await context.db.selectFrom('removals').selectAll().where('id', '=', id).executeTakeFirst();
  const [removal] = row ? await presentAll(context.db, [row]) : [];
  if (!row || !removal) throw new NotFoundError();
  const files = await findVisibleFiles(context, row.kept_file_ids, operator);
  return {
    ...removal,
    content: {
      text: await wordsOf(context.db, row),
      files: files.map(({ file, access }) => presentMediaFile(file, access, context.mediaSigner)),
      copies: await findCopiesOf(context.db, { type: row.target_type, id: row.target_id }),
      otherPlaces: await listOtherPlaces(context.db, row),
    },
  };
};

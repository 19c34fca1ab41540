import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { WrittenPromo } from './promos.schema.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const selectPromos = (db: Queryable) => db.selectFrom('site_promos').selectAll();
export type PromoRow = Awaited<ReturnType<ReturnType<typeof selectPromos>['execute']>>[number];

/** The promos shown now, in the operator's order. */
export const listShownPromos = (db: Queryable, limit: number): Promise<PromoRow[]> =>
  selectPromos(db)
    .where('is_published', '=', true)
    .where(sql<boolean>`coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)`)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** One more than `limit` promos in the operator's order, after a cursor. */
export const listPromos = (
  db: Queryable,
  { limit, after }: { limit: number; after: readonly [number, string] | null },
): Promise<PromoRow[]> =>
  selectPromos(db)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, id) > (${after?.[0]}::integer, ${after?.[1]}::uuid)`),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit + 1)
    .execute();

export const countPromos = (db: Queryable): Promise<number> => countUpTo(db, db.selectFrom('site_promos'));

export const findPromo = (db: Queryable, id: string): Promise<PromoRow | undefined> =>
  selectPromos(db).where('id', '=', id).executeTakeFirst();

/** A promo, locked: who changes it next waits, and then changes what it has become. */
export const lockPromo = (db: Transaction, id: string): Promise<PromoRow | undefined> =>
  selectPromos(db).where('id', '=', id).forUpdate().executeTakeFirst();

const columnsOf = ({ link, position, isPublished, startsAt, endsAt, texts }: WrittenPromo) => ({
  link,
  position,
  is_published: isPublished,
  starts_at: startsAt === null ? null : new Date(startsAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
  texts: JSON.stringify(texts),
});

export const insertPromo = async (db: Queryable, id: string, promo: WrittenPromo): Promise<void> => {
  await db
    .insertInto('site_promos')
    .values({ id, ...columnsOf(promo) })
    .execute();
};

export const updatePromo = async (db: Queryable, id: string, promo: WrittenPromo): Promise<void> => {
  await db
    .updateTable('site_promos')
    .set({ ...columnsOf(promo), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

export const deletePromoRow = async (db: Queryable, id: string): Promise<void> => {
  await db.deleteFrom('site_promos').where('id', '=', id).execute();
};

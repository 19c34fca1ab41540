import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { decodeCursor, idSchema, toPage } from '../../shared/wire.ts';
import { presentManagedPromo, presentPromo } from './promos.presenter.ts';
import {
  countPromos,
  deletePromoRow,
  findPromo,
  insertPromo,
  listPromos,
  listShownPromos,
  updatePromo,
} from './promos.repository.ts';
import type { ManagedPromo, SitePromo, WrittenPromo } from './promos.schema.ts';

/** The promos shown now, in a language. */
export const searchPromos = async (db: Queryable, culture: string, limit: number): Promise<SitePromo[]> =>
  (await listShownPromos(db, limit)).flatMap((row) => presentPromo(row, culture) ?? []);

const placeCursor = z.tuple([z.number().int(), idSchema]);

/** All promos in all languages, for operators. */
export const listManagedPromos = async (
  db: Queryable,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const after = cursor ? decodeCursor(cursor, placeCursor) : null;
  const [rows, total] = await Promise.all([listPromos(db, { limit, after }), countPromos(db)]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.position, row.id]);
  return { data: items.map(presentManagedPromo), total, nextCursor };
};

/** @throws NotFoundError */
export const getManagedPromo = async (db: Queryable, id: string): Promise<ManagedPromo> => {
  const row = await findPromo(db, id);
  if (!row) throw new NotFoundError();
  return presentManagedPromo(row);
};

export const createPromo = async ({ db }: UnitOfWork, promo: WrittenPromo): Promise<ManagedPromo> => {
  const id = newId();
  await insertPromo(db, id, promo);
  return getManagedPromo(db, id);
};

/** Replaces all fields of a promo. @throws NotFoundError */
export const replacePromo = async ({ db }: UnitOfWork, id: string, promo: WrittenPromo): Promise<ManagedPromo> => {
  await updatePromo(db, id, promo);
  return getManagedPromo(db, id);
};

export const deletePromo = ({ db }: UnitOfWork, id: string): Promise<void> => deletePromoRow(db, id);

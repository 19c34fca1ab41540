import { z } from 'zod';
import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertWordsStand } from '../../shared/words-stand.ts';
import { decodeCursor, idSchema, toPage } from '../../shared/wire.ts';
import { presentManagedPromo, presentPromo } from './promos.presenter.ts';
import {
  countPromos,
  deletePromoRow,
  findPromo,
  insertPromo,
  listPromos,
  listShownPromos,
  lockPromo,
  updatePromo,
} from './promos.repository.ts';
import {
  hasWords,
  isOrdered,
  UNORDERED,
  WORDLESS,
  type ManagedPromo,
  type PromoChanges,
  type PromoTexts,
  type SitePromo,
  type WrittenPromo,
} from './promos.schema.ts';

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

const refusal = (path: string, message: string): InvalidValuesError =>
  new InvalidValuesError({ details: [{ path, code: 'custom', message }] });

/** A promo with what changes of it. @throws InvalidValuesError for what each change allows and both together do not */
const withChanges = (before: ManagedPromo, changes: PromoChanges): WrittenPromo => {
  const { startsAt = before.startsAt, endsAt = before.endsAt } = changes;
  if (!isOrdered({ startsAt, endsAt })) throw refusal('endsAt', UNORDERED);
  const texts = Object.fromEntries(
    Object.entries({ ...before.texts, ...changes.texts }).filter(([, words]) => words !== null),
  ) as PromoTexts;
  if (!hasWords(texts)) throw refusal('texts', WORDLESS);
  const { link = before.link, position = before.position, isPublished = before.isPublished } = changes;
  return { link, position, isPublished, startsAt, endsAt, texts };
};

/**
 * Changes the given fields, and of `texts` the given languages, of what the promo is by now: who saves at the same time
 * changes the rest. Answers what it was and what it has become.
 * @throws NotFoundError, WordsChangedError, InvalidValuesError
 */
export const changePromo = async (
  { db }: UnitOfWork,
  id: string,
  changes: PromoChanges,
): Promise<{ before: ManagedPromo; after: ManagedPromo }> => {
  const row = await lockPromo(db, id);
  if (!row) throw new NotFoundError();
  const before = presentManagedPromo(row);
  assertWordsStand({ stored: before.texts, changed: changes.texts ?? {}, basedOn: changes.basedOn });
  await updatePromo(db, id, withChanges(before, changes));
  return { before, after: await getManagedPromo(db, id) };
};

export const deletePromo = ({ db }: UnitOfWork, id: string): Promise<void> => deletePromoRow(db, id);

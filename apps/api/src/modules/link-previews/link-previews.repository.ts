import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { FetchedPreview } from './fetch-preview.ts';

/** How long an answer is good for; no answer is asked again sooner. */
const KEPT = { ready: '7 days', none: '1 hour' } as const;

const hashOf = (address: string): Buffer => createHash('sha256').update(address).digest();

/**
 * The row of an address, new where nobody has sent it yet, and whether its page has to be asked: also where nothing came
 * of an earlier question, as when each of its workers was killed.
 */
export const ensurePreview = async (db: Queryable, address: string): Promise<{ id: string; isDue: boolean }> => {
  const hash = hashOf(address);
  // Looked for first: whoever inserts waits for others who do.
  const find = async () =>
    db
      .selectFrom('link_previews')
      .select([
        'id',
        sql<boolean>`coalesce(expires_at, asked_at + ${sql.lit(KEPT.none)}::interval) < now()`.as('isDue'),
      ])
      .where('address_hash', '=', hash)
      .executeTakeFirst();
  const found = await find();
  if (found) return found;
  const { id } = await db
    .insertInto('link_previews')
    .values({ id: newId(), address, address_hash: hash })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ address }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isDue: true };
};

/** The address of a preview that has to be asked for; undefined when it was meanwhile. */
export const findDueAddress = async (db: Queryable, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('link_previews')
    .select('address')
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(expires_at < now(), true)`)
    .executeTakeFirst();
  return row?.address;
};

const validFor = (kept: string) => sql<Date>`now() + ${sql.lit(kept)}::interval`;

/** Keeps what a page has said. */
export const storePreview = async (
  db: Queryable,
  id: string,
  { title, description, siteName, picture }: FetchedPreview,
): Promise<void> => {
  await db
    .updateTable('link_previews')
    .set({ status: 'ready', title, description, site_name: siteName, picture, expires_at: validFor(KEPT.ready) })
    .where('id', '=', id)
    .execute();
};

/** A page has not answered. What it said before stays. */
export const noteUnanswered = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('link_previews')
    .set({
      status: sql<'ready' | 'none'>`case when status = 'ready' then 'ready' else 'none' end`,
      expires_at: validFor(KEPT.none),
    })
    .where('id', '=', id)
    .execute();
};

/** Previews by id, without the bytes of their pictures. */
export const listPreviews = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom('link_previews')
    .select(['id', 'address', 'status', 'title', 'description', 'site_name', 'expires_at'])
    .select(sql<boolean>`picture is not null`.as('has_picture'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export type PreviewRow = Awaited<ReturnType<typeof listPreviews>>[number];

export const findPicture = async (db: Queryable, id: string): Promise<Buffer | undefined> => {
  const row = await db.selectFrom('link_previews').select('picture').where('id', '=', id).executeTakeFirst();
  return row?.picture ?? undefined;
};

/** Of so many that no message shows any more one run deletes. */
const BATCH = 500;

/** Deletes those that no message shows, a month after they were first asked for. */
export const forgetUnused = async (db: Queryable): Promise<void> => {
  await sql`delete from link_previews where id in (
    select id from link_previews p where asked_at < now() - interval '30 days'
      and not exists (select from messages where link_preview_id = p.id)
    order by asked_at limit ${sql.lit(BATCH)})`.execute(db);
};

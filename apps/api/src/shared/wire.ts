import { z } from 'zod';
import { OffsetTooDeepError, MalformedRequestError } from '../errors/common-errors.ts';

/** `{ data: T }`, the envelope of every success. */
export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** `{ data: { data: T[], total, nextCursor? } }`, the envelope of every list. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  dataOf(z.object({ data: z.array(schema), total: z.number().int(), nextCursor: z.string().optional() }));

export const idSchema = z.uuid();
/** A moment with `Z` or an offset (`+03:30`), which is read as the same moment in UTC. */
export const momentSchema = z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString());

export const idParams = z.object({ id: idSchema });
export const okSchema = dataOf(z.object({ success: z.literal(true) }));
export const ok = { data: { success: true as const } };

export const MAX_LIMIT = 100;
export const MAX_OFFSET = 10_000;

/** The query of every list: bounded, with an opaque cursor. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
  cursor: z.string().max(200).optional(),
});

/** For the lists where the specification names an offset. */
export const offsetQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Refuses pages that an offset would make the database count its way to. */
export const assertShallow = (offset: number): void => {
  if (offset > MAX_OFFSET) throw new OffsetTooDeepError();
};

export type CursorPart = string | number;

/** Packs the sort values of the last row; opaque to clients. */
export const encodeCursor = (parts: readonly CursorPart[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Unpacks a cursor against the expected shape; a foreign or broken one is a malformed request. */
export const decodeCursor = <T extends z.ZodType>(cursor: string, shape: T): z.output<T> => {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new MalformedRequestError({
      cause,
      details: [{ path: 'cursor', code: 'invalid', message: 'not a cursor of this list' }],
    });
  }
};

/** Cursor of lists that are sorted by id alone (UUIDv7, so by time). */
export const idCursor = z.tuple([idSchema]);
/** The id that a page starts below, for such lists; null for the first page. */
export const beforeId = (cursor: string | undefined): string | null =>
  cursor === undefined ? null : decodeCursor(cursor, idCursor)[0];
/** Cursor of lists that are sorted by a time and, within it, by id. */
export const timeCursor = z.tuple([z.iso.datetime(), idSchema]);

/**
 * Cuts a page out of `limit + 1` rows: the extra row only tells that there is more.
 * `cursorOf` names the sort values of the last row that is shown.
 */
export const toPage = <T>(rows: T[], limit: number, cursorOf: (row: T) => CursorPart[]) => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(cursorOf(last)) : undefined };
};

import { z } from 'zod';
import { OffsetTooDeepError, MalformedRequestError } from '../errors/common-errors.ts';

/** `{ data: T }`, the envelope of every success. */
export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** `{ data: { data: T[], total, nextCursor? } }`, the envelope of every list. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  dataOf(z.object({ data: z.array(schema), total: z.number().int(), nextCursor: z.string().optional() }));

export const idSchema = z.uuid();
/** A time with `Z` or an offset (`+03:30`), converted to UTC. */
export const momentSchema = z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString());

export const idParams = z.object({ id: idSchema });
export const okSchema = dataOf(z.object({ success: z.literal(true) }));
export const ok = { data: { success: true as const } };

export const MAX_LIMIT = 100;
export const MAX_OFFSET = 10_000;

/** The query of every list: a bounded page, with an opaque cursor. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
  cursor: z.string().max(200).optional(),
});

/** For lists with an offset in the specification. */
export const offsetQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Refuses offsets so large that the database would count its way to them. */
export const assertShallow = (offset: number): void => {
  if (offset > MAX_OFFSET) throw new OffsetTooDeepError();
};

export type CursorPart = string | number;

/** Encodes the sort values of the last row; opaque to clients. */
export const encodeCursor = (parts: readonly CursorPart[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Decodes a cursor of the expected shape; any other is a malformed request. */
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

/** Cursor of lists sorted by id (UUIDv7, so by time). */
export const idCursor = z.tuple([idSchema]);
/** The id that a page of such a list starts below; null for the first page. */
export const beforeId = (cursor: string | undefined): string | null =>
  cursor === undefined ? null : decodeCursor(cursor, idCursor)[0];
/** Cursor of lists sorted by time and then id. */
export const timeCursor = z.tuple([z.iso.datetime(), idSchema]);

/**
 * Makes a page of `limit + 1` rows: the extra row only tells that there are more. `cursorOf` returns the sort values of
 * the last row of the page.
 */
export const toPage = <T>(rows: T[], limit: number, cursorOf: (row: T) => CursorPart[]) => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(cursorOf(last)) : undefined };
};

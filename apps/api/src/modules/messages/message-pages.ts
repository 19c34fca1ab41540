import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertShallow, decodeCursor, encodeCursor } from '../../shared/wire.ts';
import type { MessageRow } from './messages.presenter.ts';
import { countMessages, listMessages, listNewerMessages } from './messages.repository.ts';
import { findSequenceSince } from './message-moments.ts';
import type { Place } from './places.ts';
import { presentAll } from './present-messages.ts';

/** Leads to the messages below a sequence, or to those that follow it. */
const pageCursor = z.union([z.tuple([z.number().int()]), z.tuple([z.literal('newer'), z.number().int()])]);

export interface PageQuery {
  limit: number;
  offset: number;
  cursor?: string;
  /** The sequence of a message: a page with those before and after it. */
  around?: number;
  /** A moment: a page with messages before and after it. */
  since?: string;
}

/** Rows, the newest first, and whether others stand on either side of them. */
interface Page {
  rows: MessageRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

const older = async (
  db: Queryable,
  conversationId: string,
  range: { limit: number; offset?: number; before?: number },
): Promise<Page> => {
  const { limit, offset = 0, before } = range;
  const found = await listMessages(db, conversationId, { limit, offset, before });
  const rows = found.slice(0, limit);
  return { rows, hasOlder: found.length > limit, hasNewer: offset > 0 || before !== undefined };
};

const newer = async (
  db: Queryable,
  conversationId: string,
  { limit, after }: { limit: number; after: number },
): Promise<Page> => {
  const found = await listNewerMessages(db, conversationId, { limit, after });
  return { rows: found.slice(0, limit).reverse(), hasOlder: true, hasNewer: found.length > limit };
};

const around = async (
  db: Queryable,
  conversationId: string,
  { limit, sequence }: { limit: number; sequence: number },
): Promise<Page> => {
  const half = Math.ceil(limit / 2);
  const [upTo, after] = await Promise.all([
    older(db, conversationId, { limit: half, before: sequence + 1 }),
    newer(db, conversationId, { limit: limit - half, after: sequence }),
  ]);
  return { rows: [...after.rows, ...upTo.rows], hasOlder: upTo.hasOlder, hasNewer: after.hasNewer };
};

const readPage = async (
  db: Queryable,
  conversationId: string,
  { limit, offset, ...from }: PageQuery,
): Promise<Page> => {
  if (from.cursor) {
    const [first, second] = decodeCursor(from.cursor, pageCursor);
    if (first === 'newer') return newer(db, conversationId, { limit, after: second ?? 0 });
    return older(db, conversationId, { limit, offset, before: first });
  }
  if (from.around !== undefined) return around(db, conversationId, { limit, sequence: from.around });
  if (from.since !== undefined) {
    const sequence = await findSequenceSince(db, conversationId, new Date(from.since));
    if (sequence !== null) return around(db, conversationId, { limit, sequence });
  }
  return older(db, conversationId, { limit, offset });
};

/** A page of a conversation that the caller may read, the newest message first. */
export const getMessages = async (
  { db }: Context,
  place: Place,
  { readerId, ...query }: PageQuery & { readerId: string | null },
) => {
  assertShallow(query.offset);
  const [{ rows, hasOlder, hasNewer }, total] = await Promise.all([
    readPage(db, place.id, query),
    countMessages(db, place.id),
  ]);
  const [newest, oldest] = [rows[0], rows.at(-1)];
  return {
    data: await presentAll(db, rows, readerId),
    total,
    nextCursor: hasOlder && oldest ? encodeCursor([Number(oldest.sequence)]) : undefined,
    previousCursor: hasNewer && newest ? encodeCursor(['newer', Number(newest.sequence)]) : undefined,
  };
};

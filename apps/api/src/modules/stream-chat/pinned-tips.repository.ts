import { sql } from 'kysely';
import { type Hundredths, toHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import { selectStreamTippers } from '../ledger/stream-tips.ts';

/** How long a tip stands above the chat, by the tokens from which on it does. They are the levels that the chat shows. */
export const PINNED_FOR = { large: { from: 500, seconds: 300 }, middle: { from: 100, seconds: 60 } } as const;

/** More would hide the chat. */
const MOST = 3;
/** Clocks of processes, of which one writes a tip's id and another looks for it. */
const SKEW_MS = 60_000;

const { large, middle } = PINNED_FOR;

/** SQL: until when a tip stands there. */
const until = sql<Date>`messages.created_at + make_interval(secs => case
  when messages.amount >= ${toHundredths(large.from)} then ${large.seconds}::float8 else ${middle.seconds}::float8 end)`;

interface PinnedTip {
  messageId: string;
  userId: string;
  amount: Hundredths;
  until: Date;
}

/**
 * The tips that stand above a stream's chat now, the largest first. Without those that were paid back or deleted, and of
 * those who are gone, parted from its performer, or banned by her.
 */
export const listPinnedTips = async (
  db: Queryable,
  { id, performer_id: performerId }: { id: string; performer_id: string },
): Promise<PinnedTip[]> => {
  const since = lowestIdAt(new Date(Date.now() - large.seconds * 1000 - SKEW_MS));
  const rows = await db
    .selectFrom('messages')
    .innerJoin('streams', 'streams.conversation_id', 'messages.conversation_id')
    .innerJoin('users', 'users.id', 'messages.sender_id')
    .innerJoin(selectStreamTippers(db, id).as('tipper'), (join) =>
      join
        .onRef('tipper.userId', '=', 'messages.sender_id')
        // Less than that is left where it was paid back.
        .on(sql<boolean>`tipper.amount >= messages.amount`),
    )
    .select(['messages.id as messageId', 'messages.sender_id as userId', 'messages.amount'])
    .select(until.as('until'))
    .where('streams.id', '=', id)
    .where('messages.type', '=', sql.lit('tip'))
    .where('messages.id', '>=', since)
    .where('messages.is_deleted', '=', false)
    .where('messages.amount', '>=', toHundredths(middle.from))
    .where(sql<boolean>`${until} > now()`)
    .where(isLiving())
    .where(sql<boolean>`not ${arePartedSql(sql.ref('users.id'), sql`${performerId}::uuid`)}`)
    .where(
      sql<boolean>`not exists (select from stream_restrictions kept_out where kept_out.performer_id = ${performerId}::uuid
        and kept_out.user_id = users.id and kept_out.kind = 'ban' and (kept_out.until is null or kept_out.until > now()))`,
    )
    .orderBy('messages.amount', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ amount, userId, ...row }) =>
    amount === null || userId === null ? [] : [{ ...row, userId, amount }],
  );
};

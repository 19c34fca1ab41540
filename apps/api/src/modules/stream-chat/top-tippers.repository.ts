import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { selectStreamTippers } from '../ledger/stream-tips.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { arePartedSql } from '../../viewing/visibility.ts';

const MOST = 5;

/** Those who gave most to a stream, without those who are gone, parted from its performer, or banned by her. */
export const listTopTippers = (
  db: Queryable,
  { id, performer_id: performerId }: { id: string; performer_id: string },
): Promise<Array<{ userId: string; amount: Hundredths }>> =>
  db
    .selectFrom(selectStreamTippers(db, id).as('tipper'))
    .innerJoin('users', 'users.id', 'tipper.userId')
    .select(['tipper.userId', 'tipper.amount'])
    .where(isLiving())
    .where(sql<boolean>`not ${arePartedSql(sql.ref('users.id'), sql`${performerId}::uuid`)}`)
    .where(
      sql<boolean>`not exists (select from stream_restrictions kept_out where kept_out.performer_id = ${performerId}::uuid
        and kept_out.user_id = users.id and kept_out.kind = 'ban' and (kept_out.until is null or kept_out.until > now()))`,
    )
    .orderBy('tipper.amount', 'desc')
    .orderBy('tipper.userId')
    .limit(MOST)
    .execute();

import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';
import { notify } from '../notifications/notify.ts';
import { isNextPaidSql, renewsSql } from './renewable.ts';
import { nextPrice } from '../../viewing/next-price.ts';

const BATCH = 1000;

/**
 * Free periods that end within a week and are paid for afterwards, and whose fans do not know it yet. Where the end moves
 * (a gift follows the free period) the fan is told again, of the new one.
 */
const selectEnding = (db: Queryable) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('type', '=', 'free')
    .where('status', '=', 'active')
    .where(renewsSql)
    .where(isNextPaidSql)
    .where(sql<boolean>`current_period_end between now() and now() + interval '7 days'`)
    .where(sql<boolean>`not exists (select from notifications told
      where told.user_id = subscriptions.user_id and told.kind = 'subscription-trial-ending'
        and told.actor_id = subscriptions.performer_id
        and told.created_at > subscriptions.current_period_end - interval '8 days')`);

const tell = ({ work }: Context, id: string): Promise<void> =>
  work(async (unit) => {
    // Held first, and looked at after that: who waited here does not see what the other one wrote otherwise.
    await unit.db.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().execute();
    const row = await selectEnding(unit.db).where('id', '=', id).executeTakeFirst();
    if (!row) return;
    const { user_id: userId, performer_id: actorId, current_period_end: end } = row;
    const trial = { kind: 'subscription-trial-ending', about: id, link: '/subscriptions' } as const;
    await notify(unit, { userId, actorId, amount: nextPrice(row, end), ...trial });
  });

/** Notifies fans, each once, that a free period ends and what is charged then, in time to cancel it. */
export const notifyOfTrialEnds: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => selectEnding(context.db).where(notAmong('id', seen)).limit(BATCH).execute(),
    act: ({ id }) => tell(context, id),
    failure: 'the end of a free period could not be told',
  });

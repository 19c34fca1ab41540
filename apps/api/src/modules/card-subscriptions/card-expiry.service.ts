import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';
import { notify } from '../notifications/notify.ts';
import { goesOnSql } from '../subscriptions/renewable.ts';

const BATCH = 1000;

/** The notice's link has the card's id, by which it is found that its owner was notified. */
const linkTo = (cardId: string): string => `/wallet/cards?card=${cardId}`;

/** Saved cards that expire this month, that renew subscriptions, and whose owners were not notified. */
const selectExpiring = (db: Queryable) =>
  db.selectFrom('payment_cards as card').select(['card.id', 'card.user_id']).where('card.deleted_at', 'is', null)
    .where(sql<boolean>`(card.exp_year, card.exp_month) = (
      extract(year from now() at time zone 'utc'), extract(month from now() at time zone 'utc'))`)
    .where(sql<boolean>`exists (select from subscriptions
      where card_id = card.id and ${goesOnSql})`).where(sql<boolean>`not exists (select from notifications told
      where told.user_id = card.user_id and told.kind = 'card-expiring' and told.link = ${linkTo('')} || card.id
        and told.created_at > now() - interval '40 days')`);

const tell = ({ work }: Context, id: string): Promise<void> =>
  work(async (unit) => {
    // Locked before it is read, so that a concurrent notice is seen.
    await unit.db.selectFrom('payment_cards').select('id').where('id', '=', id).forUpdate().execute();
    const card = await selectExpiring(unit.db).where('card.id', '=', id).executeTakeFirst();
    if (!card) return;
    await notify(unit, { userId: card.user_id, kind: 'card-expiring', actorId: null, about: id, link: linkTo(id) });
  });

/** Notifies fans of cards that end with this month, each once. */
export const notifyOfExpiringCards: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => selectExpiring(context.db).where(notAmong('card.id', seen)).limit(BATCH).execute(),
    act: ({ id }) => tell(context, id),
    failure: 'the end of a card could not be told',
  });

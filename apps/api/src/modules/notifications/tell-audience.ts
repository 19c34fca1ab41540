import { sql } from 'kysely';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { notifyAll } from './notify.ts';

const BATCH = 500;

/** Followers and subscribers who have no notice of a page yet, so that a repeated job tells nobody twice. */
const findUntold = async (db: Queryable, performerId: string, link: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select follower_id as id from follows where performer_id = ${performerId}
      union
      select user_id from subscriptions where performer_id = ${performerId} and ${isRunningSql()}
    ) audience
    where id <> ${performerId} and not ${arePartedSql(sql`audience.id`, sql`${performerId}::uuid`)} and not exists (
      select from notifications n where n.user_id = audience.id and n.kind = 'post' and n.link = ${link})
    limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Tells a performer's followers and subscribers of something new, some hundreds a transaction. `findNews` is asked
 * before each of them whose it is and where it stands; null once it is gone.
 */
export const tellAudience = async (
  context: Context,
  findNews: () => Promise<{ performerId: string; link: string } | null>,
): Promise<void> => {
  for (;;) {
    const news = await findNews();
    if (!news) return;
    const userIds = await findUntold(context.db, news.performerId, news.link);
    if (userIds.length === 0) return;
    await context.work((unit) =>
      notifyAll(unit, userIds, { kind: 'post', actorId: news.performerId, link: news.link }),
    );
  }
};

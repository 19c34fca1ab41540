import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { notify } from '../notifications/notify.ts';
import { linkToStream } from './streaming.presenter.ts';
import { findStream, holdLive, type StreamRow } from './streaming.repository.ts';

export const NOTIFY_FOLLOWERS = 'notify-followers-of-stream';

const BATCH = 200;
const payloadSchema = z.object({ streamId: z.uuid() });

/** Followers after an id who have not been told of this stream yet, so that a repeated job tells nobody twice. */
const listUntold = ({ db }: Context, stream: StreamRow) =>
  db
    .selectFrom('follows')
    .select('follower_id')
    .where('performer_id', '=', stream.performer_id)
    .where(({ not }) => not(arePartedSql(sql.ref('follower_id'), sql.ref('performer_id'))))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'follows.follower_id')
            .where('notifications.kind', '=', 'stream-started')
            .where('notifications.link', '=', linkToStream(stream.id)),
        ),
      ),
    )
    .limit(BATCH)
    .execute();

/** Tells every follower that a performer is live, while she is. */
export const notifyFollowers: JobHandler = async (context, payload) => {
  const { streamId } = payloadSchema.parse(payload);
  for (;;) {
    const stream = await findStream(context.db, streamId);
    if (stream?.status !== 'live') return;
    const followers = await listUntold(context, stream);
    if (followers.length === 0) return;
    await context.work(async (unit) => {
      // An end that comes meanwhile waits, so that it finds these notices to take back.
      if (!(await holdLive(unit.db, streamId))) return;
      for (const { follower_id: userId } of followers) {
        await notify(unit, {
          userId,
          kind: 'stream-started',
          actorId: stream.performer_id,
          link: linkToStream(streamId),
        });
      }
    });
  }
};

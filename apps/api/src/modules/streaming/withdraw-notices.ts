import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { newEvent, toUser } from '../../realtime/publisher.ts';
import { linkToStream } from './streaming.presenter.ts';

export const WITHDRAW_NOTICES = 'withdraw-notices-of-stream';

const BATCH = 500;
const payloadSchema = z.object({ streamId: z.uuid() });

/** Takes back what followers were told of a stream that is over: it would lead them to nothing. */
export const withdrawNotices: JobHandler = async (context, payload) => {
  const link = linkToStream(payloadSchema.parse(payload).streamId);
  for (;;) {
    const withdrawn = await context.work(async (unit) => {
      const { rows } = await sql<{ id: string; user_id: string; was_read: boolean }>`
        delete from notifications where id in (
          select id from notifications where kind = 'stream-started' and link = ${link} limit ${BATCH}
        ) returning id, user_id, read_at is not null as was_read`.execute(unit.db);
      for (const { id, user_id: userId, was_read: wasRead } of rows) {
        unit.publish(toUser(userId), newEvent('notification.withdrawn', { notificationId: id, wasRead }));
      }
      return rows.length;
    });
    if (withdrawn < BATCH) return;
  }
};

import { sql } from 'kysely';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { linkToConversation, MESSAGE_GRACE_SECONDS } from '../notifications/message-notices.ts';
import { notify } from '../notifications/notify.ts';
import type { Place } from './places.ts';

/**
 * Has the other member of a private conversation told of a message by the channels outside of the page. What follows at
 * once needs no notice of its own: the first is told some seconds later, if anything is unread then.
 */
export const notifyOfMessage = async (
  unit: UnitOfWork,
  { id, memberIds }: Pick<Place, 'id' | 'memberIds'>,
  { senderId, mutedBy }: { senderId: string; mutedBy: readonly string[] },
): Promise<void> => {
  const userId = memberIds.find((memberId) => memberId !== senderId);
  if (userId === undefined || mutedBy.includes(userId)) return;
  const link = linkToConversation(id);
  const { rows } = await sql<{ waits: boolean }>`select exists (
    select from notifications where entry_key = ${`${userId} message ${link}`} and read_at is null
      and created_at > now() - make_interval(secs => ${MESSAGE_GRACE_SECONDS})) as waits`.execute(unit.db);
  if (rows[0]?.waits) return;
  await notify(unit, { userId, kind: 'message', actorId: senderId, link });
};

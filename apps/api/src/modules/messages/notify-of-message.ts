import { sql } from 'kysely';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { linkToConversation, MESSAGE_GRACE_SECONDS } from '../notifications/message-notices.ts';
import { notifyEach } from '../notifications/notify-each.ts';
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
  const [untold] = await listUntold(unit, [{ userId, link }]);
  if (untold) await notify(unit, { kind: 'message', actorId: senderId, ...untold });
};

/** {@link notifyOfMessage} of one message to each of many. */
export const notifyOfMessages = async (
  unit: UnitOfWork,
  senderId: string,
  told: ReadonlyArray<{ conversationId: string; userId: string }>,
): Promise<void> => {
  const receivers = told.map(({ conversationId, userId }) => ({ userId, link: linkToConversation(conversationId) }));
  await notifyEach(unit, { kind: 'message', actorId: senderId }, await listUntold(unit, receivers));
};

interface Receiver {
  userId: string;
  link: string;
}

/** Without those who are about to be told of their conversation anyway. */
const listUntold = async ({ db }: UnitOfWork, receivers: readonly Receiver[]): Promise<Receiver[]> => {
  const { rows } = await sql<Receiver>`
    select receiver.user_id as "userId", receiver.link
    from unnest(${receivers.map(({ userId }) => userId)}::text[], ${receivers.map(({ link }) => link)}::text[])
      as receiver (user_id, link)
    where not exists (select from notifications
      where entry_key = receiver.user_id || ' message ' || receiver.link and read_at is null
        and created_at > now() - make_interval(secs => ${MESSAGE_GRACE_SECONDS}) offset 0)`.execute(db);
  return rows;
};

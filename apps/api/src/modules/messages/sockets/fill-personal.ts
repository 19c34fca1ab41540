import type { Message, ServerEvent } from '@barg/contract';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { listByIds } from '../paid-messages.repository.ts';
import { presentAll } from '../present-messages.ts';

const messageOf = ({ data }: ServerEvent): Message | null => ('message' in data ? data.message : null);

/**
 * The log keeps paid messages as those see them who have not paid, and none with its sender's key: whoever has paid
 * gets them whole, and senders their own as they were sent. Of what a message answers it does not keep the words.
 */
export const fillPersonal = async (
  db: Queryable,
  accountId: string,
  events: readonly ServerEvent[],
): Promise<ServerEvent[]> => {
  const personal = events.flatMap((event) => {
    const message = messageOf(event);
    const isPersonal = message?.isLocked || message?.replyTo || message?.senderId === accountId;
    return message && isPersonal ? [message._id] : [];
  });
  if (personal.length === 0) return [...events];
  const shown = await presentAll(db, await listByIds(db, [...new Set(personal)]), accountId);
  const byId = new Map(shown.map((message) => [message._id, message]));
  return events.map((event) => {
    const message = byId.get(messageOf(event)?._id ?? '');
    return message ? { ...event, data: { ...event.data, message } } : event;
  });
};

import type { Message, ServerEvent } from '@barg/contract';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { listByIds } from '../paid-messages.repository.ts';
import { presentAll } from '../present-messages.ts';

const messageOf = ({ data }: ServerEvent): Message | null => ('message' in data ? data.message : null);

/** The log keeps paid messages as those see them who have not paid: whoever has, or has sent them, gets them whole. */
export const fillPaid = async (
  db: Queryable,
  accountId: string,
  events: readonly ServerEvent[],
): Promise<ServerEvent[]> => {
  const locked = events.flatMap((event) => {
    const message = messageOf(event);
    return message?.isLocked ? [message._id] : [];
  });
  if (locked.length === 0) return [...events];
  const shown = await presentAll(db, await listByIds(db, [...new Set(locked)]), accountId);
  const byId = new Map(shown.map((message) => [message._id, message]));
  return events.map((event) => {
    const message = byId.get(messageOf(event)?._id ?? '');
    return message ? { ...event, data: { ...event.data, message } } : event;
  });
};

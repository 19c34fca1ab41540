import type { Message } from '@barg/api-client/models';

export interface DayMark {
  kind: 'day';
  key: string;
  date: string;
}

/** Stands above the first message that was new when the conversation was opened. */
export interface UnreadMark {
  kind: 'unread';
  key: string;
}

/** A message and its position in a group of one side: the first shows the sender, the last the time. */
export interface Line {
  kind: 'line';
  key: string;
  message: Message;
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** The pause that starts a new group, in milliseconds. */
const PAUSE = 10 * 60 * 1000;

const dayOf = ({ createdAt }: Message): string => new Date(createdAt).toDateString();

const belongTogether = (one: Message | undefined, next: Message | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.senderId === next.senderId &&
  dayOf(one) === dayOf(next) &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < PAUSE;

/**
 * The message that the line of what is new stands above; null while it is not loaded: among those before it there may
 * be some that are new as well.
 * @param after the sequence that was read last
 */
export const firstUnreadOf = (
  { items, hasOlder }: { items: readonly Message[]; hasOlder: boolean },
  { after, myId }: { after: number; myId: string | undefined },
): number | null => {
  const [oldest] = items;
  if (!oldest || (hasOlder && oldest.sequence > after)) return null;
  return items.find(({ sequence, senderId }) => sequence > after && senderId !== myId)?.sequence ?? null;
};

const lines = new WeakMap<Message, Line>();

/** A line as it was, where nothing of it has changed: then it is not drawn again. */
const asBefore = (line: Line): Line => {
  const before = lines.get(line.message);
  if (before && before.isOwn === line.isOwn && before.isFirst === line.isFirst && before.isLast === line.isLast) {
    return before;
  }
  lines.set(line.message, line);
  return line;
};

/**
 * The rows of a conversation: days, the messages of each, and the line of what is new. Keys do not change when others are inserted before or
 * after them, so that existing rows are not mounted again.
 */
export const toTimeline = (
  messages: readonly Message[],
  myId: string | undefined,
  firstUnread: number | null = null,
): Array<DayMark | UnreadMark | Line> =>
  messages.flatMap((message, index) => {
    const [previous, next] = [messages[index - 1], messages[index + 1]];
    const isFirstUnread = message.sequence === firstUnread;
    const line = asBefore({
      kind: 'line',
      key: message._id,
      message,
      isOwn: message.senderId === myId,
      isFirst: isFirstUnread || !belongTogether(previous, message),
      isLast: next?.sequence === firstUnread || !belongTogether(message, next),
    });
    const isNewDay = previous === undefined || dayOf(previous) !== dayOf(message);
    return [
      ...(isNewDay ? [{ kind: 'day' as const, key: `day-${dayOf(message)}`, date: message.createdAt }] : []),
      ...(isFirstUnread ? [{ kind: 'unread' as const, key: 'unread' }] : []),
      line,
    ];
  });

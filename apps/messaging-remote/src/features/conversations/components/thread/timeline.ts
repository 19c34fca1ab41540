import type { Message } from '@barg/api-client/models';

export interface DayMark {
  kind: 'day';
  key: string;
  date: string;
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
 * The rows of a conversation: days, and the messages of each. Keys do not change when others are inserted before or
 * after them, so that existing rows are not mounted again.
 */
export const toTimeline = (messages: readonly Message[], myId: string | undefined): Array<DayMark | Line> =>
  messages.flatMap((message, index) => {
    const [previous, next] = [messages[index - 1], messages[index + 1]];
    const line: Line = {
      kind: 'line',
      key: message._id,
      message,
      isOwn: message.senderId === myId,
      isFirst: !belongTogether(previous, message),
      isLast: !belongTogether(message, next),
    };
    const isNewDay = previous === undefined || dayOf(previous) !== dayOf(message);
    return isNewDay ? [{ kind: 'day', key: `day-${dayOf(message)}`, date: message.createdAt }, line] : [line];
  });

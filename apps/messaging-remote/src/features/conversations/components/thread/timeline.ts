import type { Message } from '@barg/api-client/models';

export interface DayMark {
  kind: 'day';
  key: string;
  date: string;
}

/** A message with its place in what its side said in one go: the first names the speaker, the last tells the time. */
export interface Line {
  kind: 'line';
  key: string;
  message: Message;
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** A pause as long as this begins a new group. Milliseconds. */
const PAUSE = 10 * 60 * 1000;

const dayOf = ({ createdAt }: Message): string => new Date(createdAt).toDateString();

const belongTogether = (one: Message | undefined, next: Message | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.senderId === next.senderId &&
  dayOf(one) === dayOf(next) &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < PAUSE;

/**
 * A conversation as it is drawn: days, and the lines of each. Every line keeps its key when others come in before or
 * after it, so that nothing that is being read is drawn anew.
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

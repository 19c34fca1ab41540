import type { Message } from '@barg/api-client/models';

/** Messages of one side in a row, with one time below them. */
export interface MessageGroup {
  kind: 'group';
  key: string;
  isOwn: boolean;
  messages: Message[];
}

export interface DayMark {
  kind: 'day';
  key: string;
  date: string;
}

/** A pause as long as this begins a new group. Milliseconds. */
const PAUSE = 10 * 60 * 1000;

const dayOf = (iso: string): string => new Date(iso).toDateString();

const continues = (group: MessageGroup, message: Message): boolean => {
  const last = group.messages.at(-1);
  if (last?.senderId !== message.senderId) return false;
  return Date.parse(message.createdAt) - Date.parse(last.createdAt) < PAUSE;
};

/** A conversation as it is drawn: days, and within them what one side said in one go. */
export function toTimeline(messages: readonly Message[], myId: string | undefined): Array<DayMark | MessageGroup> {
  const timeline: Array<DayMark | MessageGroup> = [];
  let day: string | undefined;
  for (const message of messages) {
    const last = timeline.at(-1);
    if (dayOf(message.createdAt) !== day) {
      day = dayOf(message.createdAt);
      timeline.push({ kind: 'day', key: `day-${message._id}`, date: message.createdAt });
    } else if (last?.kind === 'group' && continues(last, message)) {
      last.messages.push(message);
      continue;
    }
    timeline.push({ kind: 'group', key: message._id, isOwn: message.senderId === myId, messages: [message] });
  }
  return timeline;
}

import { me, messageOf, ownMessageOf } from '../../../../testing/samples.ts';
import { firstUnreadOf, toTimeline } from './timeline.ts';

/** `|` begins what a side says in one go, `.` ends it. */
const shape = (messages: Parameters<typeof toTimeline>[0], firstUnread: number | null = null) =>
  toTimeline(messages, me._id, firstUnread)
    .map((entry) => {
      if (entry.kind !== 'line') return entry.kind;
      return `${entry.isFirst ? '|' : ''}${entry.isOwn ? 'own' : 'other'}${entry.isLast ? '.' : ''}`;
    })
    .join(' ');

test('groups what one side says in one go, and begins anew with the other side', () => {
  const messages = [messageOf(1), messageOf(2), ownMessageOf(3), messageOf(4)];
  expect(shape(messages)).toBe('day |other other. |own. |other.');
});

test('begins a new group after a pause, and a new day with its name', () => {
  const later = messageOf(2, { createdAt: '2026-01-05T10:30:00.000Z' });
  const nextDay = messageOf(3, { createdAt: '2026-01-07T10:00:00.000Z' });
  expect(shape([messageOf(1), later, nextDay])).toBe('day |other. |other. day |other.');
});

test('draws nothing anew when older messages come in before', () => {
  const keysOf = (...sequences: number[]) =>
    toTimeline(
      sequences.map((sequence) => messageOf(sequence)),
      me._id,
    ).map(({ key }) => key);
  expect(keysOf(1, 2, 3, 4)).toEqual(expect.arrayContaining(keysOf(3, 4)));
});

test('a line of which nothing has changed stays the same one, and the one beside what came is another', () => {
  const [first, second, third] = [messageOf(1), messageOf(2), messageOf(3)];
  const lineOf = (messages: Parameters<typeof toTimeline>[0], sequence: number) =>
    toTimeline(messages, me._id).find((entry) => entry.kind === 'line' && entry.message.sequence === sequence);
  const before = [2, 3].map((sequence) => lineOf([second, third], sequence));
  const after = [2, 3].map((sequence) => lineOf([first, second, third], sequence));
  expect(after[1]).toBe(before[1]);
  expect(after[0]).not.toBe(before[0]);
  expect(before[0]).toMatchObject({ isFirst: true });
  expect(after[0]).toMatchObject({ isFirst: false });
});

test('the line of what is new stands above the first message of the other side, and begins a group', () => {
  const items = [messageOf(3), messageOf(4), ownMessageOf(5), messageOf(6), messageOf(7)];
  const firstOf = (after: number, hasOlder = false) => firstUnreadOf({ items, hasOlder }, { after, myId: me._id });
  expect(firstOf(4)).toBe(6);
  expect(shape(items, firstOf(4))).toBe('day |other other. |own. unread |other other.');
  expect(shape(items, firstOf(3))).toBe('day |other. unread |other. |own. |other other.');
  expect(shape(items, firstOf(0))).toBe('day unread |other other. |own. |other other.');
  expect(firstOf(7)).toBeNull();
});

test('it is nowhere while older messages may be new as well', () => {
  const items = [messageOf(3), messageOf(4)];
  const firstOf = (after: number) => firstUnreadOf({ items, hasOlder: true }, { after, myId: me._id });
  expect(firstOf(2)).toBeNull();
  expect(firstOf(3)).toBe(4);
  expect(firstUnreadOf({ items: [], hasOlder: false }, { after: 0, myId: me._id })).toBeNull();
});

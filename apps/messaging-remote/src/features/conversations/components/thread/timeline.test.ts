import { me, messageOf, ownMessageOf } from '../../../../testing/samples.ts';
import { toTimeline } from './timeline.ts';

/** `|` begins what a side says in one go, `.` ends it. */
const shape = (...messages: Parameters<typeof toTimeline>[0]) =>
  toTimeline(messages, me._id)
    .map((entry) => {
      if (entry.kind === 'day') return 'day';
      return `${entry.isFirst ? '|' : ''}${entry.isOwn ? 'own' : 'other'}${entry.isLast ? '.' : ''}`;
    })
    .join(' ');

test('groups what one side says in one go, and begins anew with the other side', () => {
  const messages = [messageOf(1), messageOf(2), ownMessageOf(3), messageOf(4)];
  expect(shape(...messages)).toBe('day |other other. |own. |other.');
});

test('begins a new group after a pause, and a new day with its name', () => {
  const later = messageOf(2, { createdAt: '2026-01-05T10:30:00.000Z' });
  const nextDay = messageOf(3, { createdAt: '2026-01-07T10:00:00.000Z' });
  expect(shape(messageOf(1), later, nextDay)).toBe('day |other. |other. day |other.');
});

test('draws nothing anew when older messages come in before', () => {
  const keysOf = (...sequences: number[]) =>
    toTimeline(
      sequences.map((sequence) => messageOf(sequence)),
      me._id,
    ).map(({ key }) => key);
  expect(keysOf(1, 2, 3, 4)).toEqual(expect.arrayContaining(keysOf(3, 4)));
});

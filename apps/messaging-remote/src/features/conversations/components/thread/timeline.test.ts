import { me, messageOf, ownMessageOf } from '../../../../testing/samples.ts';
import { toTimeline } from './timeline.ts';

const shape = (...messages: Parameters<typeof toTimeline>[0]) =>
  toTimeline(messages, me._id).map((entry) =>
    entry.kind === 'day' ? 'day' : `${entry.isOwn}:${entry.messages.length}`,
  );

test('groups what one side says in one go, and begins anew with the other side', () => {
  expect(shape(messageOf(1), messageOf(2), ownMessageOf(3), messageOf(4))).toEqual([
    'day',
    'false:2',
    'true:1',
    'false:1',
  ]);
});

test('begins a new group after a pause, and a new day with its name', () => {
  const later = messageOf(2, { createdAt: '2026-01-05T10:30:00.000Z' });
  const nextDay = messageOf(3, { createdAt: '2026-01-07T10:00:00.000Z' });
  expect(shape(messageOf(1), later, nextDay)).toEqual(['day', 'false:1', 'false:1', 'day', 'false:1']);
});

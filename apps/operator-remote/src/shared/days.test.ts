import { dayBounds, dayEnd } from './days.ts';

const of = (days: { from?: string; to?: string }) => dayBounds((name) => days[name] ?? '');

it('takes the first moment of the first day and the last one of the last', () => {
  const { from, to } = of({ from: '2026-11-21', to: '2026-11-21' });
  expect(from).toBe(new Date(2026, 10, 21).toISOString());
  expect(new Date(to ?? '').getTime() - new Date(from ?? '').getTime()).toBe(86_400_000 - 1);
});

it.each(['', 'yesterday', '2026-13-45', '2026-11-21T10:00'])('leaves out what is no day: "%s"', (day) => {
  expect(of({ from: day, to: day })).toEqual({});
  expect(dayEnd(day)).toBeUndefined();
});

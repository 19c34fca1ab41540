import type { EarningBreakdown } from '@barg/api-client/models';
import { isolate } from '@barg/runtime/isolate';
import { nameWorks } from './use-work-names.ts';

type Item = NonNullable<EarningBreakdown['groups'][number]['item']>;

const fan = { _id: 'f', username: 'niloufar', name: 'Niloufar', avatarUrl: null, isPerformer: false };
const item = (_id: string, rest: Partial<Item> = {}): Item => ({
  ...{ type: 'private-stream', _id, title: null, at: null, fan: null },
  ...rest,
});

/** Days and times as they stand in the moments. */
const format = { date: (value: unknown) => String(value).slice(0, 10), dateTime: (value: unknown) => String(value) };
const baseOf = ({ title, type, fan: whom }: Item) => title ?? [type, whom?.name].filter(Boolean).join(' · ');
const namesOf = (items: Item[]) => items.map(nameWorks(items, { baseOf, format }));

it('names what has no title by whom it was with and its day, and the time where several are of one day', () => {
  expect(
    namesOf([
      item('1', { fan, at: '2026-05-02T10:00' }),
      item('2', { fan, at: '2026-05-02T21:30' }),
      item('3', { fan, at: '2026-05-09T21:30' }),
      item('4', { at: '2026-05-02T22:00' }),
      item('5', { type: 'feed', at: '2026-05-02T22:00' }),
    ]),
  ).toEqual([
    'private-stream · Niloufar · 2026-05-02T10:00',
    'private-stream · Niloufar · 2026-05-02T21:30',
    'private-stream · Niloufar · 2026-05-09',
    'private-stream · 2026-05-02',
    'feed · 2026-05-02',
  ]);
});

it('leaves a title of its own alone, and dates those that share one', () => {
  expect(
    namesOf([
      item('1', { type: 'gallery', title: 'Leaves', at: '2026-05-01T10:00' }),
      item('2', { type: 'stream', title: 'Tonight', at: '2026-05-02T21:30' }),
      item('3', { type: 'stream', title: 'Tonight', at: '2026-05-09T21:30' }),
    ]),
  ).toEqual(['Leaves', `${isolate('Tonight')} · 2026-05-02`, `${isolate('Tonight')} · 2026-05-09`]);
});

it('names what is all of its type together, and what an older API tells nothing of, by its type', () => {
  const { at: _, fan: __, ...told } = item('1');
  expect(namesOf([{ ...item('0', { type: 'referral' }), _id: null }, told as Item])).toEqual([
    'referral',
    'private-stream',
  ]);
});

import { localTimeOf, momentOf } from '@barg/ui-kit/forms';
import { inOwnZone, movingMoments } from './index.ts';

let timeZone: string;

beforeEach(() => {
  timeZone = 'Asia/Tehran';
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
});
afterEach(() => jest.restoreAllMocks());

/** What a form gets of a kept value. */
const restored = (value: unknown): unknown => {
  const setValue = jest.fn();
  movingMoments({ setValue }).setValue('when', value as never, { shouldDirty: true });
  return setValue.mock.calls[0]?.[1];
};

it('restores a moment that was filled in another time zone as the same moment', () => {
  const kept = inOwnZone(localTimeOf('2099-03-01T15:00:00.000Z'));
  expect(kept).toEqual({ day: '2099-03-01', time: '18:30', zone: 'Asia/Tehran' });
  timeZone = 'Europe/Berlin';
  const fields = restored(kept) as typeof kept;
  expect(fields).toEqual({ day: '2099-03-01', time: '16:00', zone: 'Europe/Berlin' });
  expect(momentOf(fields)).toBe('2099-03-01T15:00:00.000Z');
});

it('leaves what is unfinished, what an older page has kept, and everything else as it was typed', () => {
  const unfinished = { day: '2099-03-01', time: '' };
  timeZone = 'Europe/Berlin';
  expect(restored({ ...unfinished, zone: 'Asia/Tehran' })).toMatchObject(unfinished);
  expect(restored({ day: '2099-03-01', time: '18:30' })).toEqual({ day: '2099-03-01', time: '18:30' });
  expect(restored('Fog')).toBe('Fog');
});

import { momentFieldsOf, momentOf } from './moment-schema.ts';
import { movingMoments } from './moving-moments.ts';

let timeZone = 'Asia/Tehran';

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
  const form = { getValues: () => ({}), watch: () => ({ unsubscribe: () => undefined }), setValue };
  movingMoments(form).setValue('publish', value as never, { shouldDirty: true });
  return setValue.mock.calls[0]?.[1];
};

it('restores a moment that was filled in another time zone as the same moment', () => {
  const kept = momentFieldsOf('2099-03-01T15:00:00.000Z', 'publish');
  expect(kept).toMatchObject({ day: '2099-03-01', time: '18:30' });
  timeZone = 'Europe/Berlin';
  const fields = restored(kept) as typeof kept;
  expect(fields).toEqual({ isOn: true, day: '2099-03-01', time: '16:00', zone: 'Europe/Berlin' });
  expect(momentOf(fields)).toBe('2099-03-01T15:00:00.000Z');
});

it('leaves what is unfinished, what an older page has kept, and everything else as it was typed', () => {
  const unfinished = { isOn: true, day: '2099-03-01', time: '' };
  timeZone = 'Europe/Berlin';
  expect(restored({ ...unfinished, zone: 'Asia/Tehran' })).toMatchObject(unfinished);
  expect(restored(unfinished)).toEqual(unfinished);
  expect(restored('Fog')).toBe('Fog');
});

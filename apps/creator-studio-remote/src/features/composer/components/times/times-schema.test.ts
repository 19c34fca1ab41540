import { momentOf, momentSchema } from '../../../../shared/times/moment-schema.ts';
import { laterEnd, timesOf } from './times-schema.ts';

let timeZone = 'Europe/Berlin';

beforeEach(() => {
  timeZone = 'Europe/Berlin';
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
});
afterEach(() => jest.restoreAllMocks());

const faultOf = (fields: object) => {
  const { error } = momentSchema.safeParse({ isOn: true, ...fields });
  return error?.issues.map(({ path, message }) => [path.join('.'), message.split('.').at(-1)]);
};

it('offers an end that comes after the beginning', () => {
  const { publish, expiry } = timesOf(undefined);
  const [begins, ends] = [publish, expiry].map((fields) => momentOf({ ...fields, isOn: true }) ?? '');
  expect(Date.parse(ends ?? '')).toBeGreaterThan(Date.parse(begins ?? ''));
});

it('questions a time that the clock leaves out on that day, where it does', () => {
  const skipped = { day: '2099-03-29', time: '02:30' };
  expect(faultOf(skipped)).toEqual([['time', 'skipped']]);
  timeZone = 'Asia/Tehran';
  expect(faultOf(skipped)).toBeUndefined();
});

it('takes the first of a time that comes twice', () => {
  expect(faultOf({ day: '2099-10-25', time: '02:30' })).toBeUndefined();
  expect(momentOf({ isOn: true, day: '2099-10-25', time: '02:30' })).toBe('2099-10-25T00:30:00.000Z');
});

it('asks for what is missing, and for a time to come', () => {
  expect(faultOf({ day: null, time: '02:30' })).toEqual([['day', 'missing']]);
  expect(faultOf({ day: '2099-10-25', time: '' })).toEqual([['time', 'missing']]);
  expect(faultOf({ day: '2020-10-25', time: '12:00' })).toEqual([['day', 'past']]);
});

it('proposes an end after a beginning that is planned far ahead', () => {
  const publish = { isOn: true, day: '2099-05-01', time: '10:00' };
  expect(laterEnd({ publish, expiry: { isOn: false, day: '2099-04-08', time: '10:00' } })).toBe('2099-05-08');
  expect(laterEnd({ publish, expiry: { isOn: false, day: '2099-05-01', time: '10:00' } })).toBe('2099-05-08');
  expect(laterEnd({ publish, expiry: { isOn: false, day: '2099-05-02', time: '10:00' } })).toBeUndefined();
  expect(laterEnd({ publish: { ...publish, isOn: false }, expiry: { ...publish } })).toBeUndefined();
});

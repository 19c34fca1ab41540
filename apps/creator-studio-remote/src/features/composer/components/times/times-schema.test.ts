import { momentOf, momentSchema, timesOf } from './times-schema.ts';

afterEach(() => jest.restoreAllMocks());

const faultOf = (fields: object) => {
  const { error } = momentSchema.safeParse(fields);
  return error?.issues.map(({ path, message }) => [path.join('.'), message.split('.').at(-1)]);
};
const later = { isOn: true, day: '2099-03-29', time: '02:30' };

it('offers an end that comes after the beginning', () => {
  const { publish, expiry } = timesOf(undefined);
  const [begins, ends] = [publish, expiry].map((fields) => momentOf({ ...fields, isOn: true }) ?? '');
  expect(Date.parse(ends ?? '')).toBeGreaterThan(Date.parse(begins ?? ''));
});

it('questions a time that the clock leaves out on that day', () => {
  expect(faultOf(later)).toBeUndefined();
  // Where the clock is put forward at two, half past two is read as half past three.
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(3);
  expect(faultOf(later)).toEqual([['time', 'skipped']]);
});

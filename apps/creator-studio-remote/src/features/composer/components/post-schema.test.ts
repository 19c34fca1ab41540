import { postSchema } from './post-schema.ts';

const fieldsWith = (publishDay: string, expiryDay: string) => ({
  text: 'For tomorrow',
  teaser: '',
  audience: 'free',
  price: Number.NaN,
  poll: null,
  isPinned: false,
  teaserFromFilm: false,
  altTexts: {},
  publish: { isOn: true, day: publishDay, time: '12:00' },
  expiry: { isOn: true, day: expiryDay, time: '12:00' },
});

const faultsOf = (fields: object) =>
  postSchema.safeParse(fields).error?.issues.map(({ path, message }) => [path, message]);

it('refuses an end that does not come after the beginning, on the day of the end', () => {
  const fault = [[['expiry', 'day'], 'creator-studio:composer.times.endsFirst']];
  expect(faultsOf(fieldsWith('2099-05-02', '2099-05-01'))).toEqual(fault);
  expect(faultsOf(fieldsWith('2099-05-02', '2099-05-02'))).toEqual(fault);
  expect(faultsOf(fieldsWith('2099-05-02', '2099-05-03'))).toBeUndefined();
});

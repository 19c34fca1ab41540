import { refreshedTags } from './refreshed-tags.ts';

const told = refreshedTags('Operator', 'Settings');
const refused = (statusCode: number) => told(undefined, { statusCode, code: 'x', message: '' });

it('reads again what an act has changed', () => {
  expect(told({}, undefined)).toEqual(['Operator', 'Settings']);
});

it.each([404, 409, 410])('reads again what has changed meanwhile (%d)', (statusCode) => {
  expect(refused(statusCode)).toEqual(['Operator', 'Settings']);
});

it.each([0, 500, 502])('reads again when nobody knows what came of it (%d)', (statusCode) => {
  expect(refused(statusCode)).toEqual(['Operator', 'Settings']);
});

it.each([400, 403, 422, 429])('reads nothing again for what was refused as it was sent (%d)', (statusCode) => {
  expect(refused(statusCode)).toEqual([]);
});

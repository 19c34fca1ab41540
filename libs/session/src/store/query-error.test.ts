import { ApiError } from '@barg/api-client/http';
import { STOPPED, toQueryError } from './query-error.ts';

const gone = { statusCode: 404, code: 'request.not_found', message: 'It is gone.', requestId: 'r1' };

test('what an operation and what an unwrapped mutation threw read the same', () => {
  const ofOperation = toQueryError(new ApiError(gone));
  expect(ofOperation).toEqual(gone);
  expect(ofOperation).not.toBeInstanceOf(ApiError);
  expect(toQueryError(gone)).toBe(gone);
});

test('what the end of the session stopped is told from an error of our own; neither has words to show', () => {
  expect(toQueryError({ name: 'AbortError', message: 'Aborted' })).toEqual({
    statusCode: 0,
    code: STOPPED,
    message: '',
  });
  for (const own of [new TypeError('x is undefined'), { name: 'TypeError', message: 'x' }, 'text', null, undefined])
    expect(toQueryError(own)).toEqual({ statusCode: 0, code: 'client.unexpected', message: '' });
});

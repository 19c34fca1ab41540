import { failureKindOf, wasCutShort } from './failure-kind.ts';

const url = '/remotes/live/1/page.js';
const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 1 failed.`), { name: 'ChunkLoadError', type, request: url });
const answered = (responseStatus: number) =>
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus }] });

/** What a browser answers of a body that came whole, and of one that did not. */
const inCache = (isThere: boolean) => {
  const fetch = jest.fn(async () => (isThere ? { ok: true } : Promise.reject(new TypeError('Failed to fetch'))));
  Object.assign(globalThis, { fetch });
  return fetch;
};

describe('the kind of a failure', () => {
  beforeEach(() => void answered(0));

  it.each([
    ['timeout', Object.assign(new Error('live/./live did not load in 10000 ms'), { name: 'TimeoutError' })],
    ['timeout', new Error('[ Federation Runtime ]: RUNTIME-008 ScriptNetworkError: Script "/a.js" timed out.')],
    ['timeout', chunkError('timeout')],
    ['network', new Error('RUNTIME-008 ScriptNetworkError: Failed to load script "/a.js" - the script URL is')],
    ['network', chunkError('error')],
    ['syntax', new Error('RUNTIME-008 ScriptExecutionError: Script "/a.js" loaded but threw: Uncaught SyntaxError: x')],
    ['evaluation', new Error('RUNTIME-008 ScriptExecutionError: Script "/a.js" loaded but threw: Uncaught Error: x')],
    ['syntax', new Error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001')],
    ['syntax', chunkError('missing')],
    ['evaluation', new TypeError('x is not a function')],
    ['evaluation', 'not even an error'],
  ])('is %s', (kind, error) => expect(failureKindOf(error)).toBe(kind));

  it('is integrity where the answer was good and its bytes were not', () => {
    answered(200);
    expect(failureKindOf(chunkError('error'))).toBe('integrity');
    expect(failureKindOf(new Error('ScriptNetworkError: Failed to load script "/a.js"'))).toBe('integrity');
    answered(404);
    expect(failureKindOf(chunkError('error'))).toBe('network');
  });

  it('tells an answer that was cut short from one whose bytes were refused, without asking the site again', async () => {
    const whole = inCache(true);
    expect(await wasCutShort(chunkError('error'))).toBe(false);
    expect(whole).toHaveBeenCalledWith(
      `${location.origin}${url}`,
      expect.objectContaining({ cache: 'only-if-cached' }),
    );
    inCache(false);
    expect(await wasCutShort(chunkError('error'))).toBe(true);
    const distant = inCache(false);
    expect(await wasCutShort(new Error('Script "https://cdn.example/a.js" failed'))).toBe(false);
    expect(distant).not.toHaveBeenCalled();
  });
});

import { failureKindOf } from './failure-kind.ts';

const url = '/remotes/live/1/page.js';
const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 1 failed.`), { name: 'ChunkLoadError', type, request: url });
const answered = (responseStatus: number) =>
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus }] });

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
});

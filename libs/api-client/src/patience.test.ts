import { AxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { http } from './axios.ts';
import { configureHttp } from './http.ts';
import { READ_PATIENCE_MS, WRITE_PATIENCE_MS } from './patience.ts';

const browsers = http.defaults.adapter;
afterEach(() => {
  http.defaults.adapter = browsers;
});

/** How long a call would wait. */
const waitOf = async (config: AxiosRequestConfig): Promise<number | undefined> => {
  let timeout: number | undefined;
  http.defaults.adapter = async (sent: InternalAxiosRequestConfig) => {
    ({ timeout } = sent);
    return { status: 204, data: '', statusText: '', headers: {}, config: sent };
  };
  await http.request({ url: '/x', ...config });
  return timeout;
};

const form = (): FormData => {
  const data = new FormData();
  data.append('file', new Blob(['picture']));
  return data;
};

describe('a call', () => {
  it.each([
    ['a read', READ_PATIENCE_MS, {}],
    ['a question whether something is there', READ_PATIENCE_MS, { method: 'HEAD' }],
    ['a write', WRITE_PATIENCE_MS, { method: 'POST', data: { text: 'Hi' } }],
    ['a removal', WRITE_PATIENCE_MS, { method: 'delete' }],
    ['a form with a file', 0, { method: 'PUT', data: form() }],
    ['a file', 0, { method: 'POST', data: new Blob(['film']) }],
    ['bytes', 0, { method: 'PATCH', data: new Uint8Array(3) }],
    ['a download', 0, { responseType: 'blob' }],
    ['what its caller waits for otherwise', 100, { timeout: 100 }],
    ['what its caller waits for without an end', 0, { method: 'POST', timeout: 0 }],
  ] as const)('%s waits %i milliseconds', async (_what, wait, config) => {
    expect(await waitOf(config)).toBe(wait);
  });
});

/** A browser's request whose answer never comes: what happens instead is told by one of its events. */
const endWith = (event: 'ontimeout' | 'onabort'): (() => void) => {
  const real = globalThis.XMLHttpRequest;
  class Unanswered {
    readonly upload = { addEventListener: () => {} };
    ontimeout = () => {};
    onabort = () => {};
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      queueMicrotask(() => this[event]());
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Unanswered, configurable: true });
  return () => Object.defineProperty(globalThis, 'XMLHttpRequest', { value: real, configurable: true });
};

describe('what is not answered in time', () => {
  beforeEach(() => configureHttp({ getOfflineText: () => 'No line', getTimeoutText: () => 'Too late' }));

  it('says so, in the words of the page', async () => {
    const restore = endWith('ontimeout');
    const said = { statusCode: 0, code: 'network.timeout', message: 'Too late' };
    await expect(http.get('/x')).rejects.toMatchObject(said);
    await expect(http.post('/x', { text: 'Hi' })).rejects.toMatchObject(said);
    restore();
  });

  it('is another thing than a call whose page was left', async () => {
    const restore = endWith('onabort');
    await expect(http.get('/x')).rejects.toMatchObject({ statusCode: 0, code: 'network.unreachable' });
    restore();
  });

  it('has the lost connection for its reason where the browser knows of it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    http.defaults.adapter = (config: InternalAxiosRequestConfig) =>
      Promise.reject(new AxiosError('late', AxiosError.ETIMEDOUT, config));
    await expect(http.get('/x')).rejects.toMatchObject({ code: 'network.offline', message: 'No line' });
    onLine.mockRestore();
  });
});

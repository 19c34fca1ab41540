import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { http } from './axios.ts';
import { configureHttp } from './http.ts';

/** Answers every call as a server would. */
const answerWith = (status: number, data: unknown, headers: Record<string, string> = {}): string[] => {
  const asked: string[] = [];
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    asked.push(`${config.method} ${config.url}`);
    const response = { status, data, statusText: '', headers, config };
    if (status < 400) return response;
    throw new AxiosError('failed', undefined, config, null, response);
  };
  return asked;
};

/** As browsers have it; the one of jsdom cannot be read. */
const fileOf = (text: string): Blob => Object.assign(new Blob([text]), { text: () => Promise.resolve(text) });

const onUnauthorized = jest.fn();
beforeEach(() => {
  onUnauthorized.mockClear();
  configureHttp({ getToken: () => 'T', onUnauthorized });
});

// The error catalogue of the specification, section 8.
describe('an answer', () => {
  it.each([200, 201])('with %i passes', async (status) => {
    answerWith(status, { data: 1 });
    expect((await http.get('/x')).data).toEqual({ data: 1 });
  });

  it.each([204, 205])('with %i is empty', async (status) => {
    answerWith(status, '');
    expect((await http.get('/x')).data).toBeUndefined();
  });

  it('with a failure rejects with the body that was sent', async () => {
    const body = { statusCode: 422, code: 'a.fault', message: 'No.', details: [{ path: 'name' }], requestId: 'r' };
    answerWith(422, body);
    await expect(http.post('/x')).rejects.toMatchObject(body);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('to a download that is refused has the body that the file holds', async () => {
    const body = { statusCode: 429, code: 'request.too_many', message: 'Please try again in 20 seconds.' };
    answerWith(429, fileOf(JSON.stringify(body)), { 'retry-after': '20' });
    const refused = http.get('/x/refused-file', { responseType: 'blob' });
    await expect(refused).rejects.toMatchObject({ ...body, retryAfterMs: 20_000 });
    answerWith(502, fileOf('<html>Bad Gateway</html>'));
    const broken = http.get('/x/broken-file', { responseType: 'blob' });
    await expect(broken).rejects.toMatchObject({ statusCode: 502, code: 'http.unexpected', message: '' });
  });

  it('that is no JSON of ours leaves the sentence to who shows it', async () => {
    answerWith(502, '<html>Bad Gateway</html>');
    await expect(http.get('/x')).rejects.toMatchObject({ statusCode: 502, code: 'http.unexpected', message: '' });
  });

  it('that does not come says that there is no connection where the browser knows it', async () => {
    http.defaults.adapter = (config: InternalAxiosRequestConfig) =>
      Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config));
    configureHttp({ getOfflineText: () => 'You are offline' });
    await expect(http.get('/x')).rejects.toMatchObject({ statusCode: 0, code: 'network.unreachable', message: '' });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const said = { statusCode: 0, code: 'network.offline', message: 'You are offline' };
    await expect(http.get('/x')).rejects.toMatchObject(said);
    onLine.mockRestore();
  });

  it.each(['get', 'post', 'put', 'delete'] as const)(
    'with 401 to %s is told, with the token it had',
    async (method) => {
      answerWith(401, { code: 'auth.not_authenticated', message: 'Please login!' });
      await expect(http[method]('/x')).rejects.toMatchObject({ statusCode: 401, message: 'Please login!' });
      expect(onUnauthorized).toHaveBeenCalledWith(expect.objectContaining({ statusCode: 401 }), 'T');
    },
  );
});

describe('a refusal that says when to come back', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const body = { statusCode: 429, code: 'request.too_many', message: 'Later.' };
  const refuse = (status: number, code = body.code) => answerWith(status, { ...body, code }, { 'retry-after': '20' });

  it.each([429, 503])(
    'with %i keeps a read from the server until then, whoever asks, and no longer',
    async (status) => {
      const asked = refuse(status);
      const url = `/posts/${status}`;
      await expect(http.get(url)).rejects.toMatchObject({ statusCode: status, retryAfterMs: 20_000 });
      jest.advanceTimersByTime(15_000);
      const refused = { statusCode: status, message: 'Later.', retryAfterMs: 5000 };
      await expect(http.get(url)).rejects.toMatchObject(refused);
      expect(asked).toEqual([`get ${url}`]);
      jest.advanceTimersByTime(5000);
      answerWith(200, { data: 1 });
      await expect(http.get(url)).resolves.toMatchObject({ data: { data: 1 } });
    },
  );

  it('holds back that call alone: not another one, another account, nor what somebody sends', async () => {
    const asked = refuse(429);
    await expect(http.get('/held', { params: { page: 1 } })).rejects.toThrow();
    await expect(http.get('/held', { params: { page: 2 } })).rejects.toThrow();
    await expect(http.post('/held')).rejects.toMatchObject({ retryAfterMs: 20_000 });
    await expect(http.post('/held')).rejects.toThrow();
    configureHttp({ getToken: () => 'another' });
    await expect(http.get('/held', { params: { page: 1 } })).rejects.toThrow();
    expect(asked).toEqual(['get /held', 'get /held', 'post /held', 'post /held', 'get /held']);
  });

  it('of a closed site holds nothing back: it may open sooner, and says so', async () => {
    const asked = refuse(503, 'site.maintenance');
    await expect(http.get('/closed')).rejects.toThrow();
    await expect(http.get('/closed')).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });
});

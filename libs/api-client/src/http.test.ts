import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { http } from './axios.ts';
import { configureHttp } from './http.ts';

/** Answers every call as a server would. */
const answerWith = (status: number, data: unknown): void => {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const response = { status, data, statusText: '', headers: {}, config };
    if (status < 400) return response;
    throw new AxiosError('failed', undefined, config, null, response);
  };
};

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

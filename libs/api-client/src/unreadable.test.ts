import type { InternalAxiosRequestConfig } from 'axios';
import { http } from './axios.ts';
import { getPerformer } from './generated/performers.ts';
import { configureHttp, send } from './http.ts';

const PAGE = '<html>Log in to the network of this hotel</html>';

const answerWith = (data: unknown, status = 200): void => {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => ({
    status,
    data,
    statusText: '',
    headers: { 'content-type': 'text/html' },
    config,
  });
};

beforeEach(() => configureHttp({ getUnreadableText: () => 'That was no answer' }));

describe('an answer that is not of the API', () => {
  const refusal = { statusCode: 0, code: 'network.unreadable', message: 'That was no answer' };

  it.each([
    ['a page', PAGE],
    ['nothing', ''],
    ['cut off', '{"data":{"name":"Mah'],
    ['a word', '"ok"'],
    ['null', 'null'],
    ['another thing of its own', '{"portal":"hotel"}'],
  ])('is refused: %s', async (_what, body) => {
    answerWith(body);
    await expect(getPerformer('mahsa')).rejects.toMatchObject(refusal);
    await expect(send({ url: '/x', method: 'POST', data: { text: 'Hi' } })).rejects.toMatchObject(refusal);
    await expect(http.get('/x', { responseType: 'json' })).rejects.toMatchObject(refusal);
  });

  it('holds no later call back', async () => {
    answerWith(PAGE);
    await expect(getPerformer('mahsa')).rejects.toMatchObject(refusal);
    answerWith('{"data":{"name":"Mahsa"}}');
    await expect(getPerformer('mahsa')).resolves.toEqual({ name: 'Mahsa' });
  });
});

describe('an answer without an envelope passes', () => {
  it.each([204, 205])('where %i says that there is nothing', async (status) => {
    answerWith('', status);
    expect(await send({ url: '/x', method: 'DELETE' })).toBeUndefined();
  });

  it('where a text or a file was asked for, or the headers alone', async () => {
    answerWith('BEGIN:VCALENDAR');
    expect(await send({ url: '/x', responseType: 'text' })).toBe('BEGIN:VCALENDAR');
    expect((await http.head('/x')).status).toBe(200);
    const file = new Blob(['a,b']);
    answerWith(file);
    expect(await send({ url: '/x', responseType: 'blob' })).toBe(file);
  });

  it('where the envelope holds null', async () => {
    answerWith('{"data":null}');
    expect(await getPerformer('mahsa')).toBeNull();
  });
});

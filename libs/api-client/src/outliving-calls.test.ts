import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import type { AxiosRequestConfig } from 'axios';
import { http } from './axios.ts';

interface Arrival {
  call: string;
  type: string | undefined;
  body: string;
}

const arrivals: Arrival[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = Buffer.concat(await request.toArray()).toString();
    arrivals.push({ call: `${method} ${url}`, type: headers['content-type'], body });
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The `fetch` of Node, which jsdom hides; it takes no signal of jsdom's. */
const fetchOfNode = (url: string, { signal: _signal, ...init }: RequestInit): Promise<Response> =>
  (runInThisContext('fetch') as typeof fetch)(url, init);

/** What a server is sent by a call that outlives its page. */
const arrivalOf = async (call: AxiosRequestConfig): Promise<Arrival | undefined> => {
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { fetch: fetchOfNode, Request: null, Response: null };
  await http.request({ ...call, baseURL, outlivesPage: true, env } as never);
  return arrivals.pop();
};

describe('a call that outlives its page reaches the server', () => {
  // The API refuses a type without a body: a form's with 415, JSON with 400.
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('without a body and without a type of one (%s)', async (method) => {
    expect(await arrivalOf({ method, url: '/auth/logout' })).toEqual({
      call: `${method} /auth/logout`,
      type: undefined,
      body: '',
    });
  });

  it.each(['POST', 'PUT', 'PATCH'])('with its body as JSON (%s)', async (method) => {
    expect(await arrivalOf({ method, url: '/drafts', data: { text: 'Fog' } })).toEqual({
      call: `${method} /drafts`,
      type: 'application/json',
      body: '{"text":"Fog"}',
    });
  });

  it('with its query alone', async () => {
    const arrival = await arrivalOf({ method: 'DELETE', url: '/drafts/1', params: { version: 2 } });
    expect(arrival).toEqual({ call: 'DELETE /drafts/1?version=2', type: undefined, body: '' });
  });
});

import { http } from './axios.ts';
import { canOutlive, makeOutliving } from './outliving.ts';

/** Whether a call was made by `fetch`, and would be finished though its page goes. */
const isKeptAlive = async (data: object): Promise<boolean | undefined> => {
  let keepalive: boolean | undefined;
  const answer = { ok: true, status: 204, statusText: '', headers: new Headers(), text: async () => '' };
  const fetch = async (_url: unknown, init?: RequestInit) => {
    keepalive = init?.keepalive;
    return answer;
  };
  const env = { fetch, Request: null, Response: null };
  await http.request({ method: 'POST', url: '/drafts', data, outlivesPage: true, env } as never).catch(() => {});
  return keepalive;
};

test('a small call is finished though its page goes', async () => {
  expect(await isKeptAlive({ text: 'Fog' })).toBe(true);
});

test('one with more than a browser would finish is made as all others', async () => {
  const config = { ...http.defaults, outlivesPage: true, data: { text: 'x'.repeat(70_000) } };
  makeOutliving(config as never);
  expect([config.adapter, config.fetchOptions]).toEqual([http.defaults.adapter, undefined]);
});

test('what counts is its bytes', () => {
  expect(canOutlive({ text: 'م'.repeat(29_000) })).toBe(true);
  expect(canOutlive({ text: 'م'.repeat(31_000) })).toBe(false);
});

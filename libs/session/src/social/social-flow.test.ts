import { stubHttp } from '@barg/session/testing';
import { arriveFrom, leaveFor, leaveForTelegram } from './social-flow.ts';

const start = { role: 'user', link: false, returnTo: '/wallet' } as const;
const cookieNames = (): string[] => document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');

beforeEach(() => sessionStorage.clear());

test('Google: what came back goes to the server with the key of this tab, once', async () => {
  const made = stubHttp({
    'POST /auth/google/login': () => ({ url: 'https://accounts.google.com/o', flow: 'key-1' }),
    'POST /auth/google/callback': () => ({ token: 't' }),
  });
  expect(await leaveFor('google', start)).toBe('https://accounts.google.com/o');
  const back = { search: '?code=c&state=s&iss=https%3A%2F%2Faccounts.google.com', hash: '' };
  expect(await arriveFrom('google', back)).toEqual({ kind: 'entrance', entrance: { token: 't' }, returnTo: '/wallet' });
  expect(made.at(-1)?.body).toEqual({ code: 'c', state: 's', iss: 'https://accounts.google.com', flow: 'key-1' });
  expect(await arriveFrom('google', back)).toEqual({ kind: 'cancelled' });
});

test('an answer that this tab did not ask for is not sent on', async () => {
  const made = stubHttp({});
  expect(await arriveFrom('google', { search: '?code=c&state=s', hash: '' })).toEqual({ kind: 'cancelled' });
  expect(await arriveFrom('twitter', { search: '?oauth_token=t&oauth_verifier=v', hash: '' })).toEqual({
    kind: 'cancelled',
  });
  expect(made).toEqual([]);
});

test('Twitter: the cookies live while the visitor is away, and an address outside the site is not followed', async () => {
  const twCallbackUrl = 'https://evil.example/';
  stubHttp({
    'POST /auth/twitter/login': () => ({
      url: 'https://t.example',
      oauthToken: 't',
      oauthTokenSecret: 's',
      twCallbackUrl,
    }),
    'POST /auth/twitter/callback': () => ({ linked: true }),
  });
  await leaveFor('twitter', start);
  expect(cookieNames().sort()).toEqual(['oauthToken', 'oauthTokenSecret', 'role', 'twCallbackUrl']);
  const arrival = await arriveFrom('twitter', { search: '?oauth_token=t&oauth_verifier=v', hash: '' });
  expect(arrival).toEqual({ kind: 'linked', returnTo: null });
  expect(document.cookie).toBe('');
});

test('Telegram: the signed fields are read from the fragment, for the state of this tab', async () => {
  const made = stubHttp({ 'POST /auth/telegram/login': () => ({ token: 't' }) });
  const address = new URL(leaveForTelegram('42', start));
  expect(address.origin + address.pathname).toBe('https://oauth.telegram.org/auth');
  const back = new URL(address.searchParams.get('return_to') ?? '');
  const data = { id: 7, first_name: 'نیلوفر', auth_date: 1, hash: 'h' };
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data))));
  await arriveFrom('telegram', { search: back.search, hash: `#tgAuthResult=${encoded}` });
  expect(made[0]?.body).toEqual({ data, role: 'user', link: false });

  leaveForTelegram('42', start);
  const forged = await arriveFrom('telegram', { search: '?state=other', hash: `#tgAuthResult=${encoded}` });
  expect(forged).toEqual({ kind: 'cancelled' });
});

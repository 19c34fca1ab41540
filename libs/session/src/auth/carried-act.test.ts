import { pageHere } from '../page/page-here.ts';
import { startSession } from '../start-session.ts';
import { api } from '../store/api.ts';
import { defineQuery } from '../store/define-query.ts';
import { resetSession, stubError, stubHttp, testUser } from '../testing/index.ts';
import { carryThroughLogin, takeCarriedOpening, type CarriedAct } from './carried-act.ts';
import { dropCarriedAct, hasCarriedAct, takeCarriedAct } from './take-carried-act.ts';
import { authSlice } from './auth-slice.ts';
import { completeSecondStep, register, signIn } from './sign-in.ts';
import { forgetToken } from './token.ts';

const follow: CarriedAct = { kind: 'follow', performerId: 'p1', name: 'Mahsa' };
const dialog: CarriedAct = {
  kind: 'dialog',
  intent: 'commerce.tip',
  payload: { performer: { _id: 'p1', username: 'mahsa.art', name: 'Mahsa' }, source: { type: 'profile', _id: 'p1' } },
};
const credentials = { username: 'nilou', password: 'secret', remember: true };
const ways = { 'POST /auth/login': () => ({ token: 'T' }), 'GET /users/me': () => testUser() };
const { store } = pageHere();
const host = { navigate: jest.fn(), notify: jest.fn(), currentPath: () => '/auth/login' };
const isLoggedIn = () => authSlice.selectors.selectIsLoggedIn(store.getState());

beforeAll(() => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  startSession({ store, host });
});
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  resetSession();
});
afterEach(forgetToken);

describe('what a guest wanted', () => {
  it.each([
    [follow, 'POST /follows/p1', undefined, 'follow'],
    [
      { kind: 'react', action: 'like', type: 'feed', id: 'f1' },
      'POST /reactions',
      { objectType: 'feed', objectId: 'f1', action: 'like' },
      'like',
    ],
    [
      { kind: 'react', action: 'bookmark', type: 'performer', id: 'p1' },
      'POST /reactions',
      { objectType: 'performer', objectId: 'p1', action: 'bookmark' },
      'bookmark',
    ],
    [{ kind: 'vote', pollId: 'q1', optionId: 'o2' }, 'POST /user/feeds/vote/q1', { optionId: 'o2' }, 'vote'],
    [{ kind: 'remind', streamId: 's1' }, 'POST /streaming/planned/s1/reminder', undefined, 'remind'],
  ] as const)('is done once after the login and said in words: %j', async (act, call, body, word) => {
    const made = stubHttp({ ...ways, [call]: () => ({ success: true }) });
    carryThroughLogin(act);
    await signIn(credentials);
    const deeds = made.filter(({ name }) => name === call);
    expect(deeds.map((deed) => deed.body)).toEqual([body]);
    expect(host.notify).toHaveBeenCalledWith(`auth:carried.done.${word}`, 'neutral', expect.anything());
    await signIn(credentials);
    expect(made.filter(({ name }) => name === call)).toHaveLength(1);
  });

  it('is done before the page is shown that it was wanted on', async () => {
    const wasIn: boolean[] = [];
    stubHttp({ ...ways, 'POST /follows/p1': () => wasIn.push(isLoggedIn()) });
    carryThroughLogin(follow);
    await signIn(credentials);
    expect(wasIn).toEqual([false]);
    expect(isLoggedIn()).toBe(true);
  });

  it('comes through the second step, and through a registration', async () => {
    const made = stubHttp({
      ...ways,
      'POST /auth/login': () => ({ twoFactorRequired: true, challenge: 'C' }),
      'POST /auth/login/two-step': () => ({ token: 'T' }),
      'POST /auth/users/register': () => ({ token: 'T' }),
      'POST /follows/p1': () => ({ success: true }),
    });
    const done = () => made.filter(({ name }) => name === 'POST /follows/p1').length;
    carryThroughLogin(follow);
    await signIn(credentials);
    expect(done()).toBe(0);
    await completeSecondStep({ code: '123456' });
    expect(done()).toBe(1);
    resetSession();
    carryThroughLogin(follow);
    await register({ name: 'Nilou', username: 'nilou', email: 'n@barg.example', password: 'leaf-and-root' });
    expect(done()).toBe(2);
  });

  it.each([
    [404, 'performer.not_found', 'auth:carried.gone'],
    [403, 'reactions.locked', 'auth:carried.refused'],
    [409, 'poll.ended', 'auth:carried.refused'],
  ])('is said not to be done when the server answers %i, and the login succeeds', async (status, code, key) => {
    stubHttp({
      ...ways,
      'POST /follows/p1': () => {
        throw stubError(status, code, 'The poll has ended.');
      },
    });
    carryThroughLogin(follow);
    await expect(signIn(credentials)).resolves.toMatchObject({ username: 'nilou' });
    expect(host.notify).toHaveBeenCalledWith(key, 'danger', { message: 'The poll has ended.' });
    expect(hasCarriedAct()).toBe(false);
  });

  it('waits through a login that fails', async () => {
    stubHttp({
      'POST /auth/login': () => {
        throw stubError(422, 'auth.incorrect_credentials', 'No.');
      },
    });
    carryThroughLogin(follow);
    await signIn(credentials);
    expect(takeCarriedAct('deed')).toEqual(follow);
  });

  it('is forgotten after half an hour, when it is dropped, and when what is kept makes no sense', () => {
    carryThroughLogin(follow);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000 + 1);
    expect(takeCarriedAct('deed')).toBeNull();
    now.mockRestore();
    expect(hasCarriedAct()).toBe(false);
    carryThroughLogin(follow);
    dropCarriedAct();
    expect(takeCarriedAct('deed')).toBeNull();
    sessionStorage.setItem('barg.carried-act', 'not ours');
    expect(takeCarriedAct('deed')).toBeNull();
    carryThroughLogin({ ...follow, name: 'x'.repeat(5000) });
    expect(hasCarriedAct()).toBe(false);
  });

  it('is opened again on its page, once, and nowhere else', async () => {
    stubHttp(ways);
    const reply: CarriedAct = { kind: 'open', what: 'reply', id: 'c1' };
    carryThroughLogin(reply);
    await signIn(credentials);
    expect([takeCarriedAct('deed'), takeCarriedAct('dialog')]).toEqual([null, null]);
    expect([takeCarriedOpening('reply', 'c2'), takeCarriedOpening('download', 'c1')]).toEqual([false, false]);
    expect([takeCarriedOpening('reply', 'c1'), takeCarriedOpening('reply', 'c1')]).toEqual([true, false]);
    carryThroughLogin(follow);
    expect(takeCarriedOpening('reply', 'c1')).toBe(false);
    expect(takeCarriedAct('deed')).toEqual(follow);
    carryThroughLogin(reply);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000 + 1);
    expect(takeCarriedOpening('reply', 'c1')).toBe(false);
    now.mockRestore();
    sessionStorage.setItem('barg.carried-act', 'not ours');
    expect(takeCarriedOpening('reply', 'c1')).toBe(false);
  });

  it('costs nothing by itself: a dialog that pays waits for the page, where it is only opened', async () => {
    const made = stubHttp(ways);
    carryThroughLogin(dialog);
    await signIn(credentials);
    expect(made.map(({ name }) => name)).toEqual(['POST /auth/login', 'GET /users/me']);
    expect(takeCarriedAct('dialog')).toEqual(dialog);
    expect(takeCarriedAct('dialog')).toBeNull();
  });
});

it('what a guest was answered is asked for anew by the account that comes in', async () => {
  let isLiked = false;
  const made = stubHttp({ ...ways, 'GET /posts/1': () => ({ isLiked }) });
  const { http } = await import('@barg/api-client/axios');
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      post: build.query<{ isLiked: boolean }, void>({
        queryFn: defineQuery(async () => (await http.get('/posts/1')).data.data as { isLiked: boolean }),
      }),
    }),
  });
  const ask = () => store.dispatch(endpoints.post.initiate()).unwrap();
  await expect(ask()).resolves.toEqual({ isLiked: false });
  isLiked = true;
  await signIn(credentials);
  await expect(ask()).resolves.toEqual({ isLiked: true });
  expect(made.filter(({ name }) => name === 'GET /posts/1')).toHaveLength(2);
});

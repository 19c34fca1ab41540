import { render, screen } from '@testing-library/react';
import { http } from '@barg/api-client/axios';
import { storeHere } from '../page/page-here.ts';
import { startSession } from '../start-session.ts';
import { api } from '../store/api.ts';
import { defineQuery } from '../store/define-query.ts';
import { resetSession, stubHttp, TestSession, testUser } from '../testing/index.ts';
import { tabs } from './tabs.ts';
import { carryThroughLogin } from './carried-act.ts';
import { hasCarriedAct } from './take-carried-act.ts';
import { forgetToken, storeToken } from './token.ts';

const { useLockQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    lock: build.query<{ isLocked: boolean }, void>({
      queryFn: defineQuery(async () => (await http.get('/lock')).data.data as { isLocked: boolean }),
    }),
  }),
});

function Lock() {
  const { data } = useLockQuery();
  return <p>{data ? (data.isLocked ? 'locked' : 'open') : 'waiting'}</p>;
}

const host = { navigate: jest.fn(), notify: jest.fn(), currentPath: () => '/auth/login' };

afterEach(forgetToken);

test('a login in another tab does what waits here, and what a guest is shown is asked for anew', async () => {
  let hear: (message: 'signed-in') => void = () => undefined;
  jest.spyOn(tabs, 'listen').mockImplementation((listener) => {
    hear = listener;
    return () => undefined;
  });
  startSession({ store: storeHere(), host });
  resetSession();
  let isLocked = true;
  const made = stubHttp({
    'GET /lock': () => ({ isLocked }),
    'GET /users/me': () => testUser(),
    'POST /follows/p1': () => ({ success: true }),
  });
  render(<Lock />, { wrapper: TestSession });
  expect(await screen.findByText('locked')).toBeInTheDocument();
  carryThroughLogin({ kind: 'follow', performerId: 'p1', name: 'Mahsa' });
  isLocked = false;
  storeToken('T', { remember: false });
  hear('signed-in');
  expect(await screen.findByText('open')).toBeInTheDocument();
  expect(made.filter(({ name }) => name === 'POST /follows/p1')).toHaveLength(1);
  expect(hasCarriedAct()).toBe(false);
});

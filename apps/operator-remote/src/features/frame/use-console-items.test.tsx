import { act, screen, waitFor } from '@testing-library/react';
import { listReports } from '@barg/api-client/operator';
import { api, defineQuery, useAppDispatch } from '@barg/session';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { sectionTag } from '../../shared/api/section-tag.ts';
import { useManagedUsersInfiniteQuery } from '../../shared/api/users.ts';
import { renderOperator } from '../../testing/render-operator.tsx';
import { useConsoleItems } from './use-console-items.ts';

const NOTHING_WAITS = {
  ...{ pendingVerifications: 0, openPayouts: 0, waitingPayments: 0, mismatchedCoins: 0, openDisputes: 0 },
  ...{ openRefundRequests: 0, openOrderProblems: 0, openReports: 0, openObjections: 0, unhandledMessages: 0 },
  ...{ users: 1, performers: 1, suspendedAccounts: 0, newAccounts: 0, maintenanceMode: false, isTestMode: false },
};
const MINUTE = 60_000;

/** As the section of the reports has it, whose parts stay within it. */
const { useReportsOfTestQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    reportsOfTest: build.query({
      queryFn: defineQuery((_: void) => listReports({})),
      providesTags: [sectionTag('reports')],
    }),
  }),
});

/** The badge of the reports beside their list and another one, as the console shows them. */
function Console() {
  const dispatch = useAppDispatch();
  const badge = useConsoleItems().find(({ id }) => id === 'reports')?.badge;
  const { data } = useReportsOfTestQuery();
  useManagedUsersInfiniteQuery({});
  return (
    <>
      <output aria-label="console">
        {badge} wait, {data?.total} are listed
      </output>
      <button type="button" onClick={() => dispatch(api.util.invalidateTags(['Operator']))}>
        act
      </button>
    </>
  );
}

const open = () => {
  resetSession(testUser({ role: 'operator' }));
  const site = { waiting: 1 };
  const calls = stubHttp({
    'GET /operator/overview': () => ({ ...NOTHING_WAITS, openReports: site.waiting }),
    'GET /operator/reports': () => ({ data: [], total: site.waiting }),
    'GET /operator/users': () => ({ data: [], total: 1 }),
  });
  renderOperator(<Console />);
  const asked = (name: string) => calls.filter((call) => call.name === `GET /operator/${name}`).length;
  const shows = (words: string) =>
    waitFor(() => expect(screen.getByRole('status', { name: 'console' })).toHaveTextContent(words));
  return { site, asked, shows };
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let visibility: DocumentVisibilityState = 'visible';
const turn = (state: DocumentVisibilityState) => {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('hears within a minute of what came or a colleague has decided, in the badge and in the list of it alone', async () => {
  const { site, asked, shows } = open();
  await shows('1 wait, 1 are listed');
  const users = asked('users');
  site.waiting = 2;
  await pass(MINUTE);
  await shows('2 wait, 2 are listed');
  const reports = asked('reports');
  await pass(MINUTE);
  expect(asked('reports')).toBe(reports);
  expect(asked('users')).toBe(users);
});

it('reads everything once after an act of the operator', async () => {
  const { site, asked, shows } = open();
  await shows('1 wait, 1 are listed');
  const before = { overview: asked('overview'), reports: asked('reports'), users: asked('users') };
  site.waiting = 0;
  act(() => screen.getByRole('button', { name: 'act' }).click());
  await shows('0 wait, 0 are listed');
  await pass(1000);
  for (const [name, count] of Object.entries(before)) expect(asked(name)).toBe(count + 1);
});

it('asks nothing in a tab that nobody sees, and hears of it all once it is seen', async () => {
  visibility = 'hidden';
  const { site, asked, shows } = open();
  await shows('1 wait, 1 are listed');
  const before = asked('overview');
  site.waiting = 2;
  await pass(10 * MINUTE);
  expect(asked('overview')).toBe(before);
  turn('visible');
  await shows('2 wait, 2 are listed');
  site.waiting = 3;
  await pass(MINUTE);
  await shows('3 wait, 3 are listed');
});

import { act, screen, waitFor } from '@testing-library/react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { useManagedUsersInfiniteQuery } from '../../shared/api/users.ts';
import { renderOperator } from '../../testing/render-operator.tsx';
import { useConsoleItems } from './use-console-items.ts';

const NOTHING_WAITS = {
  ...{ pendingVerifications: 0, openPayouts: 0, waitingPayments: 0, mismatchedCoins: 0, openDisputes: 0 },
  ...{ openRefundRequests: 0, openOrderProblems: 0, openReports: 0, openObjections: 0, unhandledMessages: 0 },
  ...{ users: 1, performers: 1, suspendedAccounts: 0, newAccounts: 0, maintenanceMode: false, isTestMode: false },
};

/** The badge of the reports beside a list, as the console shows them. */
function Console() {
  const badge = useConsoleItems().find(({ id }) => id === 'reports')?.badge;
  const { data } = useManagedUsersInfiniteQuery({});
  return (
    <output aria-label="console">
      {badge} wait, {data?.pages[0]?.total} are listed
    </output>
  );
}

it('hears within a minute of what came or a colleague has decided, in the badges and in the list', async () => {
  jest.useFakeTimers();
  resetSession(testUser({ role: 'operator' }));
  let waiting = 1;
  const calls = stubHttp({
    'GET /operator/overview': () => ({ ...NOTHING_WAITS, openReports: waiting }),
    'GET /operator/users': () => ({ data: [], total: waiting }),
  });
  const asked = (name: string) => calls.filter((call) => call.name === name).length;
  renderOperator(<Console />);
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'console' })).toHaveTextContent('1 wait, 1 are listed'),
  );
  waiting = 2;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'console' })).toHaveTextContent('2 wait, 2 are listed'),
  );
  const before = asked('GET /operator/users');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked('GET /operator/users')).toBe(before);
  jest.useRealTimers();
});

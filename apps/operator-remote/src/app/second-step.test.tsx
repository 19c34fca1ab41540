import { screen } from '@testing-library/react';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../testing/render-operator.tsx';
import { OperatorConsole } from '../routes/operator-console.tsx';
import OverviewPage from '../features/overview/overview-page.tsx';
import { SECOND_STEP_REQUIRED } from '../shared/api/second-step.ts';

const overview = {
  pendingVerifications: 0,
  openReports: 0,
  openPayouts: 0,
  waitingPayments: 0,
  mismatchedCoins: 0,
  openDisputes: 0,
  openRefundRequests: 0,
  openOrderProblems: 0,
  unhandledMessages: 0,
  users: 1,
  performers: 1,
  newAccounts: 0,
  suspendedAccounts: 0,
  maintenanceMode: false,
  isTestMode: false,
};
const twoStep = (isEnabled: boolean) => ({ isEnabled, enabledAt: null, recoveryCodesLeft: 0 });

beforeEach(() => resetSession(testUser({ role: 'operator' })));

const { secondStep, overview: words } = messages;

test('an operator without a second step is invited to set one up, and works on', async () => {
  stubHttp({ 'GET /operator/overview': () => overview, 'GET /users/me/two-step': () => twoStep(false) });
  renderOperator(<OverviewPage />);
  expect(await screen.findByRole('region', { name: secondStep.invitationTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: secondStep.setUp })).toHaveAttribute('href', '/user/account/security');
  expect(screen.getByText(words.waiting)).toBeVisible();
});

test('one with a second step is not', async () => {
  stubHttp({ 'GET /operator/overview': () => overview, 'GET /users/me/two-step': () => twoStep(true) });
  renderOperator(<OverviewPage />);
  expect(await screen.findByText(words.waiting)).toBeVisible();
  expect(screen.queryByText(secondStep.invitationTitle)).toBeNull();
});

test('where the site insists, the console leads to setting it up and shows nothing else', async () => {
  stubHttp({
    'GET /operator/overview': () => {
      throw stubError(403, SECOND_STEP_REQUIRED, 'Set it up first.');
    },
    'GET /users/me/two-step': () => twoStep(false),
  });
  renderOperator(<OperatorConsole />);
  expect(await screen.findByRole('heading', { level: 1, name: secondStep.requiredTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: secondStep.setUp })).toHaveAttribute('href', '/user/account/security');
  expect(screen.queryByText(words.waiting)).toBeNull();
});

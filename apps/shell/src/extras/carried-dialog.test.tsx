import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@barg/runtime/router';
import { carryThroughLogin } from '@barg/session';
import { hasCarriedAct } from '@barg/session/carried-act';
import { resetSession, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import shell from '../locales/en-US.json';
import { useCarriedDialog } from './carried-dialog.ts';

const performer = { _id: 'p1', username: 'mahsa.art', name: 'Mahsa' };
const payload = { performer };
const askIntent = jest.fn(async () => null);

function Page() {
  useCarriedDialog();
  return <Link to="/mahsa.art">on</Link>;
}
const open = (route: string, isAvailable = true) =>
  renderWithUi(<Page />, {
    route,
    texts: { shell },
    wrapper: ({ children }) => (
      <TestSession platform={{ askIntent, isIntentAvailable: () => isAvailable }}>{children}</TestSession>
    ),
  });

beforeEach(() => {
  sessionStorage.clear();
  askIntent.mockClear();
  resetSession();
});

test('the dialog that a guest asked for opens on the page after the login, once', async () => {
  const user = userEvent.setup();
  carryThroughLogin({ kind: 'dialog', intent: 'commerce.subscribe', payload });
  open('/auth/login');
  act(() => resetSession(testUser()));
  expect(askIntent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link'));
  expect(askIntent).toHaveBeenCalledWith('commerce.subscribe', payload);
  await user.click(screen.getByRole('link'));
  expect(askIntent).toHaveBeenCalledTimes(1);
});

test('a guest who turns back has let it be; who reads the rules on the way has not', async () => {
  const user = userEvent.setup();
  carryThroughLogin({ kind: 'follow', performerId: 'p1', name: 'Mahsa' });
  open('/page/rules');
  expect(hasCarriedAct()).toBe(true);
  await user.click(screen.getByRole('link'));
  expect(hasCarriedAct()).toBe(false);
});

test('what was pressed before this part came, and the login page is not there yet, waits for that', async () => {
  const user = userEvent.setup();
  carryThroughLogin({ kind: 'follow', performerId: 'p1', name: 'Mahsa' });
  open('/home');
  await user.click(screen.getByRole('link'));
  expect(hasCarriedAct()).toBe(true);
});

test('what was carried in an earlier document, whose login was left by a typed address, is let be', () => {
  jest.useFakeTimers({ now: performance.timeOrigin - 1000, doNotFake: ['performance'] });
  carryThroughLogin({ kind: 'follow', performerId: 'p1', name: 'Mahsa' });
  jest.useRealTimers();
  open('/home');
  expect(hasCarriedAct()).toBe(false);
});

test('says so when nobody answers for the dialog now', async () => {
  resetSession(testUser());
  carryThroughLogin({ kind: 'dialog', intent: 'commerce.subscribe', payload });
  open('/mahsa.art', false);
  expect(await screen.findByText(shell.remote.action)).toBeVisible();
});

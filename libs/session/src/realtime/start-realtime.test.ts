import { storeToken, forgetToken } from '../auth/token.ts';
import { resetSession, testUser } from '../testing/test-session.tsx';
import { socketBus } from './realtime.ts';
import { startRealtime } from './start-realtime.ts';

const show = (persisted: boolean): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const hide = (): boolean => dispatchEvent(new Event('pagehide'));
const reload = jest.fn();
const open = jest.spyOn(socketBus, 'open').mockResolvedValue();
const reopen = jest.spyOn(socketBus, 'reopen').mockResolvedValue();
jest.spyOn(socketBus, 'close').mockReturnValue();

beforeAll(() => startRealtime(reload));
beforeEach(() => {
  resetSession();
  storeToken('mine', { remember: false });
  resetSession(testUser());
  jest.clearAllMocks();
});

test('a page that the browser kept whole opens its line anew, one that was only loaded does not', () => {
  hide();
  show(false);
  expect(reopen).not.toHaveBeenCalled();
  show(true);
  expect(reopen).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['somebody else', () => storeToken('another', { remember: false })],
  ['nobody', forgetToken],
])('is read anew where %s is signed in by then, and says nothing by the old line', (_, change) => {
  hide();
  change();
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reopen).not.toHaveBeenCalled();
});

test('opens no line for a visitor', () => {
  forgetToken();
  resetSession();
  jest.clearAllMocks();
  hide();
  show(true);
  expect(reopen).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

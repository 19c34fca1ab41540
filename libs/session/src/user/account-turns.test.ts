import { storeHere } from '../page/page-here.ts';
import { resetSession, stubHttp, testUser } from '../testing/index.ts';
import { forgetToken, storeToken } from '../auth/token.ts';
import { updateAccount } from './load-current-user.ts';
import { rememberPreference } from './remember-preference.ts';
import { userSlice } from './user-slice.ts';

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** An account whose server answers when it is told to, with all that has been saved until then. */
function openAccount() {
  resetSession(testUser());
  storeToken('T', { remember: false });
  let saved = testUser();
  const waiting: Array<() => void> = [];
  const sent = stubHttp({
    'PUT /users': ({ body }) =>
      new Promise((resolve) => {
        waiting.push(() => resolve((saved = { ...saved, ...(body as object) })));
      }),
  });
  return { sent, answer: () => waiting.shift()?.() };
}

afterEach(forgetToken);

test('changes of the account are sent one after the other, in the order of the choices', async () => {
  const { sent, answer } = openAccount();
  const isDone = Promise.all([updateAccount({ hidesReceipts: true }), updateAccount({ unaskedBelow: 5 })]);
  rememberPreference({ theme: 'dark' });
  await flush();
  expect(sent.map(({ body }) => body)).toEqual([{ hidesReceipts: true }]);
  answer();
  await flush();
  expect(sent.map(({ body }) => body)).toEqual([{ hidesReceipts: true }, { unaskedBelow: 5 }]);
  answer();
  expect(await isDone).toEqual([true, true]);
  const { hidesReceipts, unaskedBelow } = userSlice.selectors.selectCurrentUser(storeHere().getState()) ?? {};
  expect({ hidesReceipts, unaskedBelow }).toEqual({ hidesReceipts: true, unaskedBelow: 5 });
  await flush();
  expect(sent.at(-1)?.body).toEqual({ theme: 'dark' });
  answer();
  await flush();
});

test('a change that still waits when somebody else logs in is not made to that account', async () => {
  const { sent, answer } = openAccount();
  const first = updateAccount({ hidesReceipts: true });
  const second = updateAccount({ unaskedBelow: 5 });
  await flush();
  storeToken('B', { remember: false });
  answer();
  expect(await Promise.all([first, second])).toEqual([false, false]);
  expect(sent).toHaveLength(1);
});

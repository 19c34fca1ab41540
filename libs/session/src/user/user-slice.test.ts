import { createStore } from '../store/store.ts';
import { testUser } from '../testing/index.ts';
import { unreadSlice } from './unread-slice.ts';
import { userSlice } from './user-slice.ts';

const { balanceChanged, balanceMoved, currentUserLoaded } = userSlice.actions;

const storeOf = (balance: number) => {
  const store = createStore();
  store.dispatch(currentUserLoaded(testUser({ balance, totalNotSeenMessages: 2, unreadNotifications: 5 })));
  return store;
};

describe('balance', () => {
  it('changes by the tokens given, without drifting', () => {
    const store = storeOf(0.1);
    store.dispatch(balanceMoved(0.2));
    expect(userSlice.selectors.selectBalance(store.getState())).toBe(0.3);
    store.dispatch(balanceMoved(-0.3));
    expect(userSlice.selectors.selectBalance(store.getState())).toBe(0);
  });

  it("becomes the ledger's when the server tells it", () => {
    const store = storeOf(10);
    store.dispatch(balanceChanged({ balance: 7.5 }));
    expect(userSlice.selectors.selectBalance(store.getState())).toBe(7.5);
  });
});

describe('unread counters', () => {
  it('start from the account', () => {
    expect(unreadSlice.selectors.selectUnread(storeOf(0).getState())).toMatchObject({
      unreadMessages: 2,
      unreadNotifications: 5,
    });
  });
});

test('an account that is read again stays the same object while nothing has changed', () => {
  const store = storeOf(10);
  const current = () => userSlice.selectors.selectCurrentUser(store.getState());
  const before = current();
  store.dispatch(currentUserLoaded(testUser({ balance: 10, totalNotSeenMessages: 2, unreadNotifications: 5 })));
  expect(current()).toBe(before);
  store.dispatch(currentUserLoaded(testUser({ balance: 12 })));
  expect(current()).toMatchObject({ balance: 12, totalNotSeenMessages: testUser().totalNotSeenMessages });
  expect(current()).not.toBe(before);
});

import { storeHere } from '../page/page-here.ts';
import { resetSession, stubHttp, testUser } from '../testing/index.ts';
import { settleUnreadMessages } from './settle-unread-messages.ts';
import { settleUnreadNotifications } from './settle-unread-notifications.ts';
import { unreadSlice } from './unread-slice.ts';

const { unreadMessageArrived, unreadNotificationArrived } = unreadSlice.actions;
const arrive = (action: { type: string }) => void storeHere().dispatch(action);
const badges = () => {
  const { unreadMessages, unreadNotifications } = unreadSlice.selectors.selectUnread(storeHere().getState());
  return [unreadMessages, unreadNotifications];
};

beforeEach(() => resetSession(testUser({ totalNotSeenMessages: 3, unreadNotifications: 2 })));

test('a number sets its badge where nothing came meanwhile', async () => {
  const made = stubHttp({});
  await expect(settleUnreadMessages(async () => 1)).resolves.toBe(1);
  expect(badges()).toEqual([1, 2]);
  await settleUnreadNotifications(async () => 0);
  expect([badges(), made.length]).toEqual([[1, 0], 0]);
});

test('what came while the answer was on its way is counted too', async () => {
  const counts = [4, 5];
  stubHttp({
    'GET /messages/counting-not-read-messages': () => {
      if (counts.length === 2) arrive(unreadMessageArrived());
      return { totalNotSeenMessages: counts.shift() };
    },
    'GET /notifications/counting-not-read': () => ({ unreadNotifications: 1 }),
  });
  const ask = async () => {
    arrive(unreadMessageArrived());
    arrive(unreadNotificationArrived());
    return 0;
  };
  await expect(settleUnreadMessages(ask)).resolves.toBe(5);
  expect(badges()).toEqual([5, 3]);
  await settleUnreadNotifications(ask);
  expect(badges()).toEqual([6, 1]);
});

test('where it cannot be counted again the badge stays, and what was asked has been done', async () => {
  stubHttp({
    'GET /messages/counting-not-read-messages': () => {
      throw new Error('cut');
    },
  });
  const ask = async () => {
    arrive(unreadMessageArrived());
    return 0;
  };
  await expect(settleUnreadMessages(ask)).resolves.toBe(0);
  expect(badges()).toEqual([4, 2]);
});

test('a failure changes nothing, nor does the number of an account that has left', async () => {
  stubHttp({});
  await expect(settleUnreadMessages(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(badges()).toEqual([3, 2]);
  await settleUnreadMessages(async () => {
    resetSession(testUser({ _id: 'u2', totalNotSeenMessages: 7, unreadNotifications: 2 }));
    return 0;
  });
  expect(badges()).toEqual([7, 2]);
});

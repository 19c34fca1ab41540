import type { Operation } from '../openapi/operations.ts';

/** Areas in whose answers nobody but the caller and the site itself stands. */
const AREAS = [
  /^\/api\/(health|ready|settings|translations|re-captcha|contact|posts|site-promo)(\/|$)/,
  /^\/api\/(languages|locales|countries|phone-codes|states|cities|user-additional)(\/|$)/,
  /^\/api\/auth\//,
  /^\/api\/(users\/me|addresses|payment-cards|package)(\/|$)/,
];

/** By operation id: why no performer is reached by it. */
const REASONS: Readonly<Record<string, string>> = {
  updateUser: "the caller's own account",
  uploadUserAvatar: "the caller's own account",
  deleteUserAvatar: "the caller's own account",
  checkUsername: 'a username is taken or not, whoever has it',
  receiveDirectUpload: 'takes a file in',
  uploadMessagePhoto: 'takes a file in',
  uploadMessageVideo: 'takes a file in',
  uploadMessageAudio: 'takes a file in',
  uploadMessageFile: 'takes a file in',
  uploadChatPhoto: 'takes a file in',
  uploadChatVideo: 'takes a file in',
  uploadChatThumbnail: 'takes a file in',
  uploadChatAudio: 'takes a file in',
  getFileStatus: "the caller's own file",
  listFollowers: "the caller's own followers",
  blockUser: 'what makes the difference, see blocking.test.ts',
  unblockUser: 'what makes the difference, see blocking.test.ts',
  listTopics: 'hashtags, and how many posts have them',
  createLibraryFolder: "the caller's own folder",
  renameLibraryFolder: "the caller's own folder",
  deleteLibraryFolder: "the caller's own folder",
  moveLibraryItems: 'a number',
  countUnreadNotifications: 'a number',
  getNoticeLetters: "the caller's own settings",
  chooseNoticeLetters: "the caller's own settings",
  getPushKey: "the site's own key",
  subscribeToPush: "the caller's own browser",
  unsubscribeFromPush: "the caller's own browser",
  getNotificationWords: "a sentence about the caller's own notice; who is hidden is none",
  getNotificationSettings: "the caller's own settings",
  updateNotificationSettings: "the caller's own settings",
  readNotification: "the caller's own notices",
  readAllNotifications: "the caller's own notices",
  countUnreadMessages: 'a number',
  deleteMessage: "the caller's own message",
  editMessage: "the caller's own message",
  deleteAllMessages: "the caller's own messages",
  endLiveSession: 'an address that nobody can guess',
  updateComment: "the caller's own comment",
  deleteComment: "the caller's own comment",
  addCard: "the caller's own card",
  checkPayment: "the caller's own payment",
  giveSubscription: 'asks first for her, as subscribeToPerformer does',
  subscribeByCard: 'does first what subscribeToPerformer does, and takes it back',
  topUpByCrypto: "the caller's own wallet",
  getCryptoStatus: "the caller's own payment",
  topUpWallet: "the caller's own wallet",
  pauseSubscription: 'ends what is paid for later, whoever hides',
  askForRefund: 'of what was bought before, by its own movement',
  listRefundRequests: 'of what was bought before; a name is shown as in the list of movements',
  resumeSubscription: 'one that was subscribed to; who hides has ended it',
  applyCoupon: 'finds what is sold as buying does',
  getSpendingCaps: "the caller's own wallet",
  setSpendingCap: "the caller's own wallet",
  listRemovals: 'what was removed of the caller',
  objectToRemoval: 'what was removed of the caller',
  getTransaction: 'what was paid stays in the books of who paid, whoever hides',
  exportTransactions: 'what was paid stays in the books of who paid, whoever hides',
  getReceipt: "the caller's own payments to the site",
  downloadReceipt: "the caller's own payments to the site",
  getOwnTax: 'what the state asks where the caller is',
  listPayments: "the caller's own payments to the site",
  searchOwnOrders: 'what was bought stays bought, whoever hides',
  getOrder: 'what was bought stays bought, whoever hides',
  quoteOrder: 'of what can be bought, as buyProduct has it',
  changeDeliveryAddress: "the caller's own order",
  cancelOrder: "the caller's own order",
  reportOrderProblem: "the caller's own order",
  cancelSubscription: 'ends what is paid for, whoever hides',
  getReferralCode: "the caller's own code",
  sendClientReport: 'counts what remotes do, and names nobody',
  getRemoteWithdrawals: 'versions of remotes',
};

/** Whether an operation reaches no performer: the console and the studio are for whom nothing is hidden. */
export const reachesNobody = ({ operationId, path, access }: Operation): boolean =>
  access === 'operator' ||
  access === 'performer' ||
  AREAS.some((area) => area.test(path)) ||
  Object.hasOwn(REASONS, operationId);

export const REASONED: readonly string[] = Object.keys(REASONS);

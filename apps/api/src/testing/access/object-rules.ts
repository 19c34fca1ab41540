import { draftContent } from '../../modules/feed-posts/drafts/testing.ts';
import { BANK } from '../../modules/payouts/testing.ts';
import { LISTED_FAN, SOLD_GALLERY, SUBMITTED_AT, TOMORROW, type ObjectKind } from './objects.ts';
import type { Caller } from './roles.ts';

/**
 * Whose objects an operation is for, for every operation with an id in its address:
 * - `owner`: who made it, or takes part in it; for others it does not exist
 * - `everyone`: whoever may call the operation
 * - `bearer`: whoever was given the signed address; without its signature nobody
 */
export interface ObjectRule {
  for: 'owner' | 'everyone' | 'bearer';
  kind: ObjectKind;
  /** What to send, so that nothing but the object decides. */
  body?: object;
  /** Those of the callers that can own such an object; all who may call when absent. */
  callers?: readonly Caller[];
  /** What stands behind the question mark. */
  query?: string;
  /** Other parameters of the address. */
  path?: Record<string, string>;
}

const owner = (kind: ObjectKind, rest: Omit<ObjectRule, 'for' | 'kind'> = {}): ObjectRule => ({
  for: 'owner',
  kind,
  ...rest,
});
const everyone = (kind: ObjectKind, rest: Omit<ObjectRule, 'for' | 'kind'> = {}): ObjectRule => ({
  for: 'everyone',
  kind,
  ...rest,
});

const NOBODYS = '00000000-0000-7000-8000-000000000000';
const text = { body: { text: 'changed' } };
const remote = { path: { remote: 'feed' } };
const title = { body: { title: 'changed' } };
const performers = { callers: ['performer'] as const };
/** Operators write to nobody. */
const members = { callers: ['user', 'performer'] as const };

/** By operation id. An operation that is not here fails the test: its author has not said whose objects it is for. */
export const objectRules: Partial<Record<string, ObjectRule>> = {
  listStates: everyone('country'),

  getPerformer: everyone('performer'),
  followPerformer: everyone('performer'),
  unfollowPerformer: everyone('performer'),
  unblockUser: everyone('performer'),
  listPhotosOfPerformer: everyone('performer'),
  tipPerformer: everyone('performer', { body: { amount: 10 } }),

  updatePerformer: owner('account', { body: { bio: 'changed' } }),

  getOwnFeedPost: owner('post'),
  updateFeedPost: owner('post', text),
  deleteFeedPost: owner('post'),
  restoreFeedPost: owner('deleted post'),
  previewFeedPost: owner('post', { query: 'as=guest' }),
  getFeedDraft: owner('draft'),
  updateFeedDraft: owner('draft', { body: { version: 1, content: draftContent() } }),
  deleteFeedDraft: owner('draft'),
  pinFeedPost: owner('post'),
  unpinFeedPost: owner('post'),
  getFeedPost: everyone('post'),
  viewFeedPost: everyone('post'),
  // Nobody votes in a poll of their own, so it is always another's.
  voteInPoll: everyone('poll', { body: { optionId: NOBODYS } }),
  buyFeedPost: everyone('paid post'),
  viewGallery: everyone('gallery'),
  buyGallery: everyone('paid gallery'),
  viewOwnGallery: owner('gallery'),
  updateGallery: owner('gallery', title),
  deleteGallery: owner('gallery'),
  restoreGallery: owner('deleted gallery'),
  updatePhoto: owner('photo', title),
  deletePhoto: owner('photo'),
  restorePhoto: owner('deleted photo'),
  setGalleryCover: owner('photo'),

  viewProduct: everyone('product'),
  buyProduct: everyone('paid download', { body: { expectedPrice: 4 } }),
  getProductDownloadLink: everyone('free download'),
  viewOwnProduct: owner('product'),
  updateProduct: owner('product'),
  deleteProduct: owner('product'),
  restoreProduct: owner('deleted product'),

  viewVideo: everyone('paid video'),
  buyVideo: everyone('paid video'),
  openVideoFile: everyone('free video'),
  followVideoFile: everyone('paid video'),
  viewOwnVideo: owner('free video'),
  updateVideo: owner('free video'),
  removeVideoFile: owner('free video', { query: 'type=teaser' }),
  deleteVideo: owner('free video'),
  restoreVideo: owner('deleted video'),
  getFileStatus: owner('file', { callers: ['performer'] }),
  putFilePosition: everyone('free video', { body: { seconds: 5 } }),
  listFileCaptions: owner('free video'),
  putFileCaptions: owner('free video', { path: { language: 'fa-IR' } }),
  deleteFileCaptions: owner('free video', { path: { language: 'fa-IR' } }),

  getVaultItem: owner('vault item'),
  listVaultUses: owner('vault item'),
  reuseVaultItem: owner('vault item', { body: { kind: 'feed-photo' } }),
  removeVaultItem: owner('vault item'),
  restoreVaultItem: owner('removed vault item'),

  updateComment: owner('comment', text),
  deleteComment: owner('comment'),

  renameLibraryFolder: owner('library folder', { body: { name: 'changed' } }),
  deleteLibraryFolder: owner('library folder'),

  getConversation: owner('conversation', members),
  updateConversation: owner('conversation', { ...members, body: { pinned: true } }),
  listMessages: owner('conversation', members),
  sendMessage: owner('conversation', { ...members, ...text }),
  readConversation: owner('conversation', members),
  deleteAllMessages: owner('conversation', members),
  deleteMessage: owner('message', members),
  editMessage: owner('message', { ...members, ...text }),
  forwardMessage: owner('message', { ...members, body: { conversationId: NOBODYS } }),
  reactToMessage: owner('message', { ...members, body: { emoji: '👍' } }),
  removeMessageReaction: owner('message', members),
  getCryptoStatus: owner('crypto invoice'),
  decideCryptoPayment: everyone('crypto invoice', { body: { decision: 'refunded', note: 'sent' } }),
  buyMessage: owner('sold message', { body: { expectedPrice: 5 } }),
  openMessageVideo: owner('message with a video', members),

  getFanOfConversation: owner('conversation'),
  updateQuickReply: owner('quick reply', title),
  deleteQuickReply: owner('quick reply'),

  changePlannedStream: owner('planned stream', { body: TOMORROW }),
  cancelPlannedStream: owner('planned stream'),
  remindOfStream: everyone('planned stream'),
  forgetStreamReminder: everyone('planned stream'),
  getStreamCalendar: everyone('planned stream'),
  getStreamVideo: everyone('stream'),
  getChatReplay: everyone('replayed stream', { query: 'from=0&to=30' }),
  makeClip: owner('recorded stream', { body: {} }),
  getStreamReport: owner('past stream', performers),
  chooseForRecording: owner('recording', { body: { choice: 'private' } }),
  trimRecording: owner('film', { body: { from: 1, to: 3 } }),
  updateStreamKey: owner('stream key', { body: { name: 'changed' } }),
  revokeStreamKey: owner('stream key'),
  playEncoderPreview: owner('own account', performers),
  publishFromEncoder: { for: 'bearer', kind: 'own account' },
  getPrivateStreamOffer: everyone('performer'),
  getPrivateStream: owner('private stream', members),
  getPrivateStreamReceipt: owner('private stream', members),
  endPrivateStream: owner('private stream', members),
  turnOffInPrivateStream: owner('private stream', { ...members, body: { audio: true, video: false } }),
  publishPrivateStream: owner('private stream', members),
  playPrivateStream: owner('private stream', members),
  acceptPrivateStream: owner('private request'),
  declinePrivateStream: owner('private request', { body: { reason: 'Tomorrow' } }),

  getStream: everyone('stream'),
  joinStream: everyone('stream'),
  endStream: owner('stream', { body: { status: 'ended' } }),
  getStreamChat: everyone('stream'),
  listStreamViewers: owner('watched stream', performers),
  listStreamRestrictions: owner('stream', performers),
  restrictViewer: owner('watched stream', {
    ...performers,
    path: { userId: LISTED_FAN },
    body: { kind: 'mute', seconds: 60, reason: '' },
  }),
  liftRestriction: owner('watched stream', { ...performers, path: { userId: LISTED_FAN } }),
  pinStreamMessage: owner('stream', { ...performers, body: { messageId: null } }),
  setStreamGoal: owner('stream', { body: { title: 'Ink', tokens: 100 } }),
  endStreamGoal: owner('stream'),
  dismissStreamModerator: everyone('account'),
  listStreamModerationOf: everyone('performer'),
  getStreamConversation: everyone('stream'),
  getPublicStreamConversation: everyone('stream'),
  listPublicMessages: everyone('stream conversation'),
  sendStreamMessage: everyone('stream conversation', text),
  sendPublicStreamMessage: everyone('stream conversation', text),
  tipStream: everyone('stream', { body: { amount: 10 } }),
  buyStreamTicket: everyone('ticketed stream', { body: { expectedPrice: 5 } }),
  returnStreamTicket: owner('returnable ticket'),
  // SDP is negotiated with the live engine: who may is tested where it is spoken.
  publishStream: owner('stream'),
  playStream: everyone('stream'),
  trickleLiveSession: everyone('capability'),
  endLiveSession: everyone('capability'),
  choosePictureLayer: everyone('capability'),

  getPost: everyone('site page'),

  endSession: owner('session'),
  forgetKnownDevice: owner('device'),

  viewUser: everyone('account'),
  getOrder: owner('order', members),
  updateOrder: owner('order', { callers: ['performer'], body: { status: 'processing', version: 1 } }),
  previewOrderRelease: owner('order', { callers: ['performer'] }),
  // Refused for its state before the address is asked for.
  changeDeliveryAddress: owner('sent order', { body: { addressId: NOBODYS } }),
  cancelOrder: owner('order'),
  answerOrderProblem: owner('order with a problem', { callers: ['performer'], body: { text: 'Sorry' } }),
  reportOrderProblem: owner('sent order', { body: { reason: 'other', text: 'Broken' } }),
  pauseSubscription: owner('subscription', { body: { until: null } }),
  // Refused for its state, which only its owner is told.
  resumeSubscription: owner('subscription', { body: { expectedPrice: 0 } }),
  endCoupon: owner('coupon'),
  getCampaign: owner('mass message'),
  cancelCampaign: owner('mass message'),
  // Refused for its state, which only its owner is told.
  unsendCampaign: owner('mass message'),
  updateFanList: owner('fan list', { body: { name: 'changed' } }),
  deleteFanList: owner('fan list'),
  addFanListMembers: owner('fan list with a fan', { body: { fanIds: [LISTED_FAN] } }),
  removeFanListMember: owner('fan list', { path: { fanId: NOBODYS } }),
  endManagedCoupon: everyone('coupon of the site'),
  applyCoupon: everyone('coupon code', { body: { purpose: 'gallery', itemId: SOLD_GALLERY } }),

  updateAddress: owner('address', { body: { note: 'changed' } }),
  deleteAddress: owner('address'),
  setFileMetadata: owner('file', { body: { name: 'changed.jpg' } }),
  resumeUpload: owner('upload'),
  cancelUpload: owner('upload'),
  receiveDirectUpload: { for: 'bearer', kind: 'capability' },

  viewPayoutRequest: owner('payout request'),
  changePayoutRequest: owner('payout request', { body: { note: 'changed', expectedNet: 40 } }),
  // Her own of that kind, whoever she is.
  setPayoutMethod: everyone('capability', {
    path: { id: 'paypal' },
    body: { kind: 'paypal', email: 'mahsa@pay.example' },
  }),
  removePayoutMethod: everyone('capability', {
    path: { id: 'paypal' },
    query: 'version=2026-11-20T10:00:00.000Z',
  }),
  setPaymentGatewaySettings: owner('account', {
    body: { provider: 'paypal', values: { email: 'mahsa@barg.example' }, version: null },
  }),
  setBankingSettings: owner('account', { body: BANK }),

  // The console: every operator, whoever the object belongs to; the role is checked before the object.
  getManagedPost: everyone('site page'),
  changeManagedPost: everyone('site page', { body: { position: 1 } }),
  deleteManagedPost: everyone('site page'),
  getManagedPromo: everyone('site promo'),
  replaceManagedPromo: everyone('site promo', {
    body: { link: '/home', texts: { 'fa-IR': { title: 'خانه', action: 'ببینید' } } },
  }),
  deleteManagedPromo: everyone('site promo'),
  withdrawTax: everyone('tax rate'),
  updatePackage: everyone('token package', { body: { version: 1, position: 1 } }),
  openVerification: everyone('performer'),
  approvePerformer: everyone('waiting performer', { body: { submittedAt: SUBMITTED_AT } }),
  refusePerformer: everyone('waiting performer', { body: { submittedAt: SUBMITTED_AT, reason: 'unreadable' } }),
  getReport: everyone('report'),
  closeReport: everyone('report', { body: { outcome: 'none' } }),
  getManagedRemoval: everyone('removal'),
  restoreContent: everyone('removal', { body: { text: '' } }),
  upholdRemoval: everyone('objected removal', { body: { text: '' } }),
  handleContactMessage: everyone('letter'),
  liftRemoteWithdrawal: everyone('withdrawal'),
  getRemoteWebhook: everyone('capability', remote),
  setRemoteWebhook: everyone('capability', { ...remote, body: { url: 'https://ci.example.com/hooks' } }),
  rotateRemoteWebhookSecret: everyone('remote with a webhook'),
  removeRemoteWebhook: everyone('remote with a webhook'),
  testRemoteWebhook: everyone('remote with a webhook'),
  sendTeamEventAgain: everyone('team event'),
  getManagedUser: everyone('performer'),
  suspendUser: everyone('performer', { body: { reason: 'spam' } }),
  reinstateUser: everyone('performer', { body: { reason: 'sorry' } }),
  endUserSessions: everyone('performer'),
  resendUserVerification: everyone('performer'),

  getManagedPayout: everyone('payout request'),
  openPayoutDestination: everyone('payout request'),
  approvePayout: everyone('payout request', { body: { version: 1 } }),
  refusePayout: everyone('payout request', { body: { version: 1, text: 'no' } }),
  failPayout: everyone('payout request', { body: { version: 1, reference: '', text: 'no' } }),
  retryPayout: everyone('payout request', { body: { version: 1 } }),
  markPayoutPaid: everyone('payout request', { body: { version: 1, reference: 'X' } }),
  markPayoutReturned: everyone('payout request', { body: { version: 1, text: 'no' } }),

  getManagedPayment: everyone('payment of a fan'),
  previewPaymentRefund: everyone('payment of a fan'),
  refundManagedPayment: everyone('payment of a fan', { body: { reason: 'kindness' } }),
  retryWaitingPayment: everyone('payment that was given up', { body: { kind: 'payment' } }),
  endWaitingPayment: everyone('payment that was given up', { body: { kind: 'payment', text: 'never made' } }),
  getManagedDispute: everyone('dispute'),
  gatherDisputeEvidence: everyone('dispute'),
  answerManagedDispute: everyone('dispute', { body: { evidence: 'It was opened' } }),
  acceptManagedDispute: everyone('dispute'),
  openClosedWallet: everyone('lost dispute', { body: { reason: 'It was a mistake' } }),
  getManagedRefundRequest: everyone('refund request'),
  previewRefundRequest: everyone('refund request'),
  grantRefundRequest: everyone('refund request', { body: { text: 'Yes' } }),
  refuseRefundRequest: everyone('refund request', { body: { text: 'No' } }),
  previewOrderProblem: everyone('order with a problem'),
  settleOrderProblem: everyone('order with a problem', { body: { text: 'It was used' } }),

  readNotification: owner('notice'),
  getNotificationWords: owner('notice'),
  objectToRemoval: owner('removal', text),
  deleteCard: owner('card'),
  setDefaultCard: owner('card'),
  listCardSubscriptions: owner('card'),
  checkPayment: owner('payment'),
  getTransaction: owner('movement'),
  getReceipt: owner('payment'),
  downloadReceipt: owner('payment'),
  cancelSubscription: owner('subscription', { path: { provider: 'wallet' }, body: { reason: 'too-little' } }),
};

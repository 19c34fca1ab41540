import type { AccountArea } from '@barg/contract';
import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { tellAccount } from '../platform/tell-account.ts';

/** What the operations change that have no event of their own, which tells how things stand. */
const OPERATIONS: Record<AccountArea, readonly string[]> = {
  account: [
    ...['updateUser', 'updatePerformer', 'uploadUserAvatar', 'deleteUserAvatar', 'uploadPerformerAvatar'],
    ...['uploadPerformerCover', 'uploadWelcomeVideo', 'setVaultWelcomeVideo', 'deleteWelcomeVideo', 'uploadDocument'],
  ],
  security: [
    ...['changePassword', 'confirmTwoStep', 'stopTwoStep', 'renewRecoveryCodes', 'unlinkIdentity'],
    ...['endSession', 'endOtherSessions', 'forgetKnownDevice', 'forgetOtherDevices'],
  ],
  settings: [
    ...['updateNotificationSettings', 'chooseNoticeLetters', 'setQuietHours', 'setInboxSettings', 'setWelcomeMessage'],
    ...['createQuickReply', 'arrangeQuickReplies', 'updateQuickReply', 'deleteQuickReply', 'setShippingPrices'],
    ...['updatePrivateStreamSettings', 'updateRecordingSetting', 'setStreamChatRules'],
  ],
  cards: ['addCard', 'setDefaultCard', 'deleteCard'],
  addresses: ['createAddress', 'updateAddress', 'deleteAddress'],
  wallet: ['setSpendingCap', 'askForRefund', 'topUpWallet', 'topUpByCrypto'],
  purchases: ['buyFeedPost', 'buyGallery', 'buyVideo', 'buyProduct'],
  subscriptions: [
    ...['subscribeToPerformer', 'subscribeByCard', 'cancelSubscription', 'pauseSubscription', 'resumeSubscription'],
    'giveSubscription',
  ],
  blocks: ['blockUser', 'unblockUser', 'blockCountries'],
  works: [
    ...['createFeedPost', 'updateFeedPost', 'deleteFeedPost', 'restoreFeedPost', 'pinFeedPost', 'unpinFeedPost'],
    ...['createGallery', 'updateGallery', 'deleteGallery', 'restoreGallery', 'uploadPhoto', 'addVaultPhoto'],
    ...['addSentPhoto', 'updatePhoto', 'deletePhoto', 'restorePhoto', 'setGalleryCover', 'uploadVideo'],
    ...['publishStoredVideo', 'updateVideo', 'removeVideoFile', 'deleteVideo', 'restoreVideo', 'createProduct'],
    ...['updateProduct', 'deleteProduct', 'restoreProduct', 'putFileCaptions', 'deleteFileCaptions', 'makeClip'],
    ...['trimRecording', 'chooseForRecording', 'setFileMetadata', 'objectToRemoval'],
  ],
  vault: ['removeVaultItem', 'restoreVaultItem', 'reuseVaultItem'],
  comments: ['createComment', 'updateComment', 'deleteComment'],
  votes: ['voteInPoll'],
  library: ['createLibraryFolder', 'renameLibraryFolder', 'deleteLibraryFolder', 'moveLibraryItems'],
  fans: ['createFanList', 'updateFanList', 'deleteFanList', 'addFanListMembers', 'removeFanListMember'],
  campaigns: ['createCampaign', 'cancelCampaign', 'unsendCampaign'],
  coupons: ['createCoupon', 'endCoupon'],
  payouts: [
    ...['setPaymentGatewaySettings', 'setPayoutMethod', 'setBankingSettings', 'requestPayout', 'changePayoutRequest'],
    ...['removePayoutMethod', 'openOnboarding'],
  ],
  streams: [
    'planStream',
    'changePlannedStream',
    'cancelPlannedStream',
    'remindOfStream',
    'forgetStreamReminder',
    'buyStreamTicket',
    'returnStreamTicket',
  ],
};

/** By the operation's id. */
export const AREA_OF: ReadonlyMap<string, AccountArea> = new Map(
  Object.entries(OPERATIONS).flatMap(([area, ids]) => ids.map((id) => [id, area as AccountArea])),
);

/** Areas of which a window needs to know what was meant: another stream stays as it is, and so does another purchase. */
const NAMED: ReadonlySet<AccountArea> = new Set<AccountArea>(['streams', 'purchases']);

const meantIn = (area: AccountArea, params: unknown): string | undefined =>
  NAMED.has(area) ? (params as { id?: string } | undefined)?.id : undefined;

/**
 * Tells an account's windows what one of them has changed, before that one gets its answer: it reads again what it shows
 * once its call is over, and so reads once for both.
 */
export const ownWindowsPlugin = fp<{ context: Pick<Context, 'publisher'> }>(async (app, { context }) => {
  app.addHook('onSend', async ({ account, params, log, routeOptions: { schema } }, { statusCode }) => {
    if (!account || statusCode >= 300 || !schema?.operationId) return;
    const area = AREA_OF.get(schema.operationId);
    if (!area) return;
    try {
      tellAccount(context.publisher, account.id, area, meantIn(area, params));
    } catch (error) {
      // What was asked is done: whoever asked must not be told that it failed.
      log.error({ err: error, area }, 'the windows of an account were not told of a change');
    }
  });
});

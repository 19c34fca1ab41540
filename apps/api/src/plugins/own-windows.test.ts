import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endChallenge } from '../platform/payments/sandbox-charges.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { insertPost } from '../testing/content.ts';
import { readApiDocument } from '../testing/openapi/operations.ts';
import { AREA_OF } from './own-windows.ts';

const told = (api: TestApi) =>
  api.events.flatMap(({ target, event }) => (event.name === 'account.changed' ? [{ target, data: event.data }] : []));

test('what one window buys or saves, the others are told to read again', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const postId = await insertPost(api.db, performer, { price: 5 });
  const target = { kind: 'user', userId: fan.id };

  assert.equal((await api.as(fan).pay(`/wallet/charges/feed/${postId}`, { expectedPrice: 5 })).status, 200);
  assert.deepEqual(told(api), [{ target, data: { area: 'purchases', id: postId } }]);

  assert.equal((await api.as(fan).put('/users', { unaskedBelow: 2 })).status, 200);
  assert.deepEqual(told(api).slice(1), [{ target, data: { area: 'account' } }]);

  assert.equal((await api.as(fan).post('/block/users', { userId: performer.id })).status, 200);
  // Her bell no longer counts what he has bought.
  const hers = { target: { kind: 'user', userId: performer.id }, data: { area: 'account' } };
  assert.deepEqual(told(api).slice(2), [hers, { target, data: { area: 'blocks' } }]);
});

test('what is refused, and what only looks, tells nothing', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 1 });
  const performer = await api.createPerformer();
  const postId = await insertPost(api.db, performer, { price: 5 });
  assert.equal((await api.as(fan).pay(`/wallet/charges/feed/${postId}`, { expectedPrice: 5 })).status, 402);
  assert.equal((await api.as(fan).get('/users/me')).status, 200);
  assert.equal((await api.guest.put('/users', { unaskedBelow: 2 })).status, 401);
  assert.deepEqual(told(api), []);
});

test('a look at a payment that still waits tells nothing, and the one that ends it tells once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const asking = { number: '4000002500003155', expMonth: 12, expYear: 2099, cvc: '123' };
  const { payment } = (await api.as(fan).pay('/payment/wallet/top-up', { amount: 30, card: asking })).body.data;
  const check = async () =>
    (await api.as(fan).post(`/payment/transactions/${payment._id}/check`)).body.data.status as string;
  const before = told(api).length;
  assert.deepEqual([await check(), await check()], ['requires-action', 'requires-action']);
  assert.equal(told(api).length, before);
  const { ref } = await api.db.selectFrom('sandbox_charges').select('ref').executeTakeFirstOrThrow();
  await endChallenge(api.db, ref, false);
  assert.deepEqual([await check(), await check()], ['failed', 'failed']);
  assert.deepEqual(told(api).slice(before), [{ target: { kind: 'user', userId: fan.id }, data: { area: 'wallet' } }]);
});

test('what is done is answered as done, also where the other windows cannot be told', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  t.mock.method(api.context.publisher, 'publish', () => {
    throw new Error('the sockets are closed');
  });
  assert.equal((await api.as(fan).put('/users', { unaskedBelow: 2 })).status, 200);
  assert.equal((await api.as(fan).get('/users/me')).body.data.unaskedBelow, 2);
});

/** What members write without `account.changed`, by the reason. */
const EXCUSED: Record<string, readonly string[]> = {
  'an event of its own says how things stand': [
    ...['followPerformer', 'unfollowPerformer', 'createReaction', 'deleteReaction', 'readConversation'],
    ...['readNotification', 'readAllNotifications', 'createConversation', 'updateConversation', 'sendMessage'],
    ...['sendStreamMessage', 'sendPublicStreamMessage', 'editMessage', 'forwardMessage', 'deleteMessage'],
    ...['deleteAllMessages', 'reactToMessage', 'removeMessageReaction', 'buyMessage', 'tipPerformer', 'tipStream'],
    ...['cancelOrder', 'updateOrder', 'reportOrderProblem', 'answerOrderProblem', 'changeDeliveryAddress'],
    ...['requestPrivateStream', 'acceptPrivateStream', 'declinePrivateStream', 'endPrivateStream', 'startStream'],
    'turnOffInPrivateStream',
    ...['startEncoderStream', 'updateStream', 'setStreamDuration', 'endStream', 'setStreamGoal', 'endStreamGoal'],
    ...['nameStreamModerator', 'dismissStreamModerator', 'restrictViewer', 'liftRestriction', 'pinStreamMessage'],
    ...['logout', 'deleteAccount'],
  ],
  'the unit of work tells, once something has changed': ['checkPayment'],
  'a step on the way to what is told': [
    ...['beginUpload', 'resumeUpload', 'cancelUpload', 'getAvatarUploadUrl', 'getCoverUploadUrl'],
    ...['getDocumentUploadUrl', 'getFeedUploadUrl', 'getWelcomeVideoUploadUrl', 'uploadChatAudio', 'uploadChatPhoto'],
    ...['uploadChatThumbnail', 'uploadChatVideo', 'uploadFeedAudio', 'uploadFeedPhoto', 'uploadFeedTeaser'],
    ...['uploadFeedThumbnail', 'uploadFeedVideo', 'uploadMessageAudio', 'uploadMessageFile', 'uploadMessagePhoto'],
    ...['uploadMessageVideo', 'createPoll', 'startTwoStep', 'confirmSession'],
  ],
  'a draft belongs to the window that writes it': ['createFeedDraft', 'updateFeedDraft', 'deleteFeedDraft'],
  'an address, a sum or a preview: nothing changes': [
    ...['applyCoupon', 'calculatePayout', 'signFileUrl', 'signFileUrls', 'openMessageVideo', 'previewCampaign'],
    ...['previewFeedDraft', 'createLiveToken', 'playStream', 'playPrivateStream', 'playEncoderPreview'],
    ...['publishStream', 'publishPrivateStream', 'checkLine'],
  ],
  'of this device alone': ['subscribeToPush', 'unsubscribeFromPush', 'putFilePosition'],
  'a secret that one window is shown once': ['createStreamKey', 'updateStreamKey', 'revokeStreamKey'],
  'nothing of it is shown to its author again': ['createReport'],
};

test('each operation by which a member changes something tells its windows, or says why it need not', async () => {
  const { operations } = await readApiDocument();
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const excused = Object.values(EXCUSED).flat();
  for (const id of [...AREA_OF.keys(), ...excused]) assert.ok(ids.has(id), `there is no operation ${id}`);
  for (const id of excused) assert.ok(!AREA_OF.has(id), `${id} tells and is excused`);
  const isWriting = ({ method, access }: (typeof operations)[number]) =>
    method !== 'GET' && access !== 'guest' && access !== 'operator';
  const silent = operations.filter(isWriting).map(({ operationId }) => operationId);
  assert.deepEqual(silent.filter((id) => !AREA_OF.has(id) && !excused.includes(id)).toSorted(), []);
});

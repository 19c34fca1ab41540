import { openShop, order } from '../../modules/orders/testing.ts';
import { uploadPhoto } from '../../modules/files/testing.ts';
import { notify } from '../../modules/notifications/notify.ts';
import { recordAudit } from '../../modules/audit/audit.ts';
import { recordReferral } from '../../modules/referrals/referrals.service.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { insertRemovalOf } from '../access/objects.ts';
import { goLive, planStream } from '../visibility/performer-content.ts';
import { askHer } from '../../modules/private-streams/testing.ts';
import { insertPayoutOf } from '../../modules/payouts/testing.ts';
import { insertDisputedPayment } from '../../modules/payment-operations/testing.ts';
import { newId } from '../../platform/ids.ts';
import { giveFile, makeWorks, showFilm, type Works } from './works.ts';

/** Somebody new on both sides, and one thing more of everything that lists show. */
const add = async (world: ListWorld, number: number): Promise<void> => {
  const { api, her, fan, photoId } = world;
  const performer = await api.createPerformer({ name: `Petal ${number}` });
  const reader = await api.createUser({ name: `Reader ${number}` });
  await api.db.insertInto('follows').values({ follower_id: fan.id, performer_id: performer.id }).execute();
  await api.db.insertInto('follows').values({ follower_id: reader.id, performer_id: her.id }).execute();
  await api.subscribe(fan, performer);
  await api.subscribe(reader, her);
  await goLive(api, performer);
  await planStream(api, performer);
  await showFilm(api, performer, photoId);
  for (const owner of [performer, her]) await keepAll(world, owner, await makeWorks(api, owner, photoId));
  await api.as(world.keeper).post('/block/users', { userId: reader.id });
  await api.context.work((unit) => recordReferral(unit, { code: world.code, referredId: reader.id }));
  await api.context.work((unit) =>
    notify(unit, { userId: fan.id, kind: 'like', actorId: performer.id, link: `/posts/${number}` }),
  );
  await api.context.work((unit) => recordReferral(unit, { code: world.herCode, referredId: performer.id }));
  for (const payee of [world.her, performer]) await pay(world, payee);
  const orderId = await order(api, await openShop(api, {}, { seller: her, fan }));
  await complain(world, orderId);
  const withdrawn = await askHer(api, fan, performer);
  await api.as(fan).put(`/private-streams/${withdrawn}/end`);
  await askHer(api, fan, performer);
  await talk(world, performer, reader);
  await keepOrder(world, performer, reader);
  await oversee(world, reader);
};

/** A moderator of her chat, and somebody who is muted there. */
const keepOrder = async ({ api, her, streamId }: ListWorld, moderator: TestAccount, muted: TestAccount) => {
  await api.as(her).post('/performer/stream-chat/moderators', { userId: moderator.id });
  const mute = { kind: 'mute', seconds: null, reason: 'noise' };
  await api.as(her).put(`/streaming/${streamId}/restrictions/${muted.id}`, mute);
};

/** A problem with an order, and what the fan asks to have back. */
const complain = async ({ api, her, fan }: ListWorld, orderId: string): Promise<void> => {
  const said = { problem_reason: 'other', problem_text: 'Broken', problem_at: new Date() } as const;
  await api.db.updateTable('orders').set(said).where('id', '=', orderId).execute();
  const { payment_id: transaction_id } = await api.db
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('refund_requests')
    .values({
      ...{ id: newId(), user_id: fan.id, kind: 'order', order_id: orderId, transaction_id, performer_id: her.id },
      reason: 'other',
    })
    .execute();
};

/** What operators look through. */
const oversee = async ({ api, operator }: ListWorld, { id }: TestAccount): Promise<void> => {
  const asking = await api.createPerformer({ name: 'Bud', isVerified: false });
  await api.db
    .updateTable('performers')
    .set({ verification_status: 'pending', verification_submitted_at: new Date() })
    .where('user_id', '=', asking.id)
    .execute();
  const entry = { operatorId: operator.id, action: 'user.suspended', targetType: 'user', targetId: id };
  await api.context.work((unit) => recordAudit(unit, entry));
  await insertRemovalOf(api, asking);
  await insertPayoutOf(api, asking);
  await insertDisputedPayment(api.db, id);
};

/** The fan keeps what there is, in a folder where there is room for it. */
const keepAll = async ({ api, fan }: ListWorld, owner: TestAccount, works: Works): Promise<void> => {
  for (const [objectType, objectId] of Object.entries({ ...works, performer: owner.id }))
    await api.as(fan).post('/reactions', { objectType, objectId, action: 'bookmark' });
};

const pay = async ({ api, fan }: ListWorld, { id }: TestAccount): Promise<void> => {
  const tip = { amount: 10, source: { type: 'profile', _id: id } };
  await api.as(fan).pay(`/wallet/charges/tip/${id}`, tip);
};

/** A thread and an answer below the first post, a report of it, and messages in each talk. */
const talk = async (world: ListWorld, performer: TestAccount, reader: TestAccount): Promise<void> => {
  const { api, her, fan, photoId, first, threadId, conversationId, chatId } = world;
  const below = { object_type: 'feed', object_id: first.feed, text: 'lovely' } as const;
  const comment = async (parent_id: string | null) => {
    const file_id = await giveFile(api, reader, photoId, 'comment-photo');
    await api.db
      .insertInto('comments')
      .values({ id: newId(), ...below, author_id: reader.id, parent_id, file_id })
      .execute();
  };
  await comment(null);
  await comment(threadId);
  await api.as(reader).post('/reports', { type: 'feed', _id: first.feed, reason: 'spam' });
  await api.as(reader).post(`/messages/stream/conversations/${chatId}`, { text: 'hi' });
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  for (const [from, conversation] of [
    [performer, opened.body.data._id],
    [her, conversationId],
  ] as const) {
    const fileIds = [await giveFile(api, from, photoId, 'message-photo')];
    await api.as(from).post(`/messages/conversations/${conversation}`, { text: 'salaam', fileIds });
  }
};

/** A performer, a fan of hers, and a site that grows around them. */
export const createListWorld = async (api: TestApi): Promise<ListWorld> => {
  const her = await api.createPerformer({ name: 'Zarafshan' });
  const fan = await api.createUser({ name: 'Nilou', balance: 1000 });
  const keeper = await api.createUser({ name: 'Keeper' });
  const stranger = await api.createUser({ name: 'Stranger' });
  const photoId = await uploadPhoto(api, her);
  const first = await makeWorks(api, her, photoId);
  const said = { objectType: 'feed', objectId: first.feed, text: 'first' };
  const conversation = await api.as(fan).post('/conversations', { source: 'performer', sourceId: her.id });
  const { streamId, chatId } = await goLive(api, her);
  return {
    api,
    her,
    fan,
    keeper,
    operator: await api.createOperator(),
    stranger,
    photoId,
    first,
    threadId: (await api.as(fan).post('/comments', said)).body.data._id,
    conversationId: conversation.body.data._id,
    streamId,
    chatId,
    code: (await api.as(stranger).get('/referrals/user/code')).body.data.code,
    herCode: (await api.as(her).get('/referrals/user/code')).body.data.code,
  };
};

/** Has a world hold so many of everything. */
export const growTo = async (world: ListWorld, from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number += 1) await add(world, number);
  // What is told of and processed later.
  await world.api.runJobs();
};

export interface ListWorld {
  api: TestApi;
  her: TestAccount;
  fan: TestAccount;
  /** Who has put others away. */
  keeper: TestAccount;
  /** Who follows nobody, and has brought others here. */
  stranger: TestAccount;
  operator: TestAccount;
  photoId: string;
  /** Hers, before anything else was. */
  first: Works;
  /** A comment below her first post. */
  threadId: string;
  conversationId: string;
  /** Of her stream. */
  streamId: string;
  chatId: string;
  code: string;
  herCode: string;
}

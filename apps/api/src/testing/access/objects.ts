import { newId } from '../../platform/ids.ts';
import { createSession } from '../../modules/accounts/session.repository.ts';
import { CLOCK_OF_A_MINUTE } from '../../modules/recordings/testing.ts';
import { notify } from '../../modules/notifications/notify.ts';
import { publishPoll } from '../../modules/polls/testing.ts';
import { keepDraft } from '../../modules/feed-posts/drafts/testing.ts';
import { publishPost } from '../../modules/feed-posts/testing.ts';
import { makePhoto } from '../../modules/files/testing.ts';
import { addPhoto, publishGallery } from '../../modules/galleries/testing.ts';
import { openShop, order as placeOrder, send } from '../../modules/orders/testing.ts';
import { tusOf } from '../../modules/uploads/testing.ts';
import { ask, earn, giveMethod } from '../../modules/payouts/testing.ts';
import { dispute, giveUpPayment, pay } from '../../modules/payment-operations/testing.ts';
import { acceptAsked, askHer } from '../../modules/private-streams/testing.ts';
import { publishDownload, publishProduct } from '../../modules/products/testing.ts';
import { buyTicket, TICKETED } from '../../modules/stream-tickets/testing.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { insertGallery, insertPost } from '../content.ts';

/** What an id in an address may stand for. */
export type ObjectKind = keyof typeof makers;

/** Makes an object of a kind that belongs to an account, and answers its id. */
export type ObjectMaker = (api: TestApi, owner: TestAccount) => Promise<string>;

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
const HOME = { name: 'Nilou', country: 'IR', city: 'Tehran', street: 'Valiasr 1' };
const PRICE = 6;
const newCoupon = () => ({ code: newId().slice(0, 23), percent: 10 });
/** A fan whom lists are given. */
export const LISTED_FAN = '00000000-0000-7000-8000-0000000000fa';
/** What a coupon is asked for. */
export const SOLD_GALLERY = '00000000-0000-7000-8000-0000000000c0';

const created = (answer: { status: number; text: string; body: { data: { _id: string } } | null }): string => {
  if (answer.status !== 200 || !answer.body) throw new Error(`an object could not be made: ${answer.text}`);
  return answer.body.data._id;
};

const post: ObjectMaker = async (api, owner) => (await publishPost(api, owner))._id;
const deletedPost: ObjectMaker = async (api, owner) => {
  const id = await post(api, owner);
  await api.as(owner).delete(`/performer/feeds/${id}`);
  return id;
};
const freshPost = async (api: TestApi): Promise<string> => post(api, await api.createPerformer());

/** Between a fan and a performer; the owner is whichever of them it can be. */
const conversation: ObjectMaker = async (api, owner) => {
  const [fan, performer] =
    owner.role === 'performer' ? [await api.createUser(), owner] : [owner, await api.createPerformer()];
  return created(await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id }));
};

/** Sold to its owner. */
const soldMessage: ObjectMaker = async (api, owner) => {
  await api.fund(owner, 10);
  const performer = await api.createPerformer();
  const asked = { source: 'performer', sourceId: performer.id };
  const conversationId = created(await api.as(owner).post('/conversations', asked));
  return created(await api.as(performer).post(`/messages/conversations/${conversationId}`, { text: 'hi', price: 5 }));
};

/** Its payer's, a fan's where operators ask. */
const cryptoInvoice: ObjectMaker = async (api, owner) =>
  created(await api.as(owner.role === 'user' ? owner : await api.createUser()).pay('/crypt/invoices', { amount: 10 }));

const message: ObjectMaker = async (api, owner) => {
  const conversationId = await conversation(api, owner);
  return created(await api.as(owner).post(`/messages/conversations/${conversationId}`, { text: 'hello' }));
};

const fanList: ObjectMaker = async (api, owner) =>
  created(await api.as(owner).post('/performer/fan-lists', { name: newId() }));

const insertListedFan = async (api: TestApi): Promise<void> => {
  const account = { id: LISTED_FAN, role: 'user', name: 'Nilou', username: 'listed', email: null } as const;
  await api.db
    .insertInto('users')
    .values({ ...account, password_hash: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A list of a performer whose fan {@link LISTED_FAN} is. */
const fanListWithFan: ObjectMaker = async (api, owner) => {
  await insertListedFan(api);
  await api.db.insertInto('follows').values({ follower_id: LISTED_FAN, performer_id: owner.id }).execute();
  return fanList(api, owner);
};

/** One in whose chat {@link LISTED_FAN} may be muted. */
const watchedStream: ObjectMaker = async (api, owner) => {
  await insertListedFan(api);
  return stream(api, owner);
};

/** One beside which something is sold. */
const couponCode: ObjectMaker = async (api) => {
  const { id: performer_id } = await api.createPerformer();
  const gallery = {
    id: SOLD_GALLERY,
    performer_id,
    title: 'Leaves',
    audience: 'paid',
    price: 600n,
    photo_count: 1,
  } as const;
  await api.db
    .insertInto('galleries')
    .values(gallery)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const coupon = newCoupon();
  created(await api.as(await api.createOperator()).post('/operator/coupons', coupon));
  return coupon.code;
};

/** One that shows a video. Its id is that of its video too, for addresses that name both. */
const filmMessage: ObjectMaker = async (api, owner) => {
  const conversationId = await conversation(api, owner);
  const bytes = await makePhoto();
  const photo = { field: 'file', name: 'leaf.jpg', type: 'image/jpeg', bytes };
  const id = created(await api.as(owner).upload('/messages/private/file/photo', photo));
  await api.db.updateTable('files').set({ status: 'ready', kind: 'message-video' }).where('id', '=', id).execute();
  await api.db
    .insertInto('messages')
    .values({
      id,
      conversation_id: conversationId,
      sequence: 1n,
      sender_id: owner.id,
      type: 'video',
      text: '',
      amount: null,
    })
    .execute();
  await api.db.insertInto('message_files').values({ file_id: id, message_id: id, position: 0 }).execute();
  return id;
};

const comment: ObjectMaker = async (api, owner) =>
  created(
    await api.as(owner).post('/comments', { objectType: 'feed', objectId: await freshPost(api), text: 'beautiful' }),
  );

/** A performer has one living stream at a time; an older one is ended for the new. */
const stream: ObjectMaker = async (api, owner) => {
  await api.db.updateTable('streams').set({ status: 'ended' }).where('performer_id', '=', owner.id).execute();
  return created(await api.as(owner).post('/streaming/live', { title: 'Ink' }));
};

const ticketedStream: ObjectMaker = async (api, owner) => {
  await api.db.updateTable('streams').set({ status: 'ended' }).where('performer_id', '=', owner.id).execute();
  return created(await api.as(owner).post('/streaming/live', { title: 'Ink', ...TICKETED }));
};

/** A plan of a stream. */
export const TOMORROW = { title: 'Ink', plannedAt: new Date(Date.now() + 86_400_000).toISOString() };

const plannedStream: ObjectMaker = async (api, owner) =>
  created(await api.as(owner).post('/streaming/planned', TOMORROW));

/** The stream of a ticket that can be given back. */
const returnableTicket: ObjectMaker = async (api, owner) => {
  const performer = await api.createPerformer();
  const id = created(await api.as(performer).post('/streaming/planned', { ...TOMORROW, ...TICKETED }));
  await api.fund(owner, 20);
  await buyTicket(api, { fan: owner, streamId: id });
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
  await api.db.updateTable('streams').set({ planned_at: inTwoDays }).where('id', '=', id).execute();
  return id;
};

const pastStream: ObjectMaker = async (api, owner) => {
  const streamId = await stream(api, owner);
  await api.as(owner).put(`/streaming/live/${streamId}`, { status: 'ended' });
  return streamId;
};

/** Of a stream that has ended, and nothing of it is stored. */
const recording: ObjectMaker = async (api, owner) => {
  const streamId = await pastStream(api, owner);
  const id = newId();
  await api.db.insertInto('recordings').values({ id, stream_id: streamId, performer_id: owner.id }).execute();
  return id;
};

/** A kept film of nine seconds, whose bytes nobody needs. */
const film: ObjectMaker = async (api, owner) => {
  const id = await recording(api, owner);
  const kept = { status: 'kept', file_id: newId(), duration_ms: 9000n } as const;
  await api.db.updateTable('recordings').set(kept).where('id', '=', id).execute();
  return id;
};

const recordedStream: ObjectMaker = async (api, owner) => {
  const id = await film(api, owner);
  const { stream_id } = await api.db
    .selectFrom('recordings')
    .select('stream_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stream_id;
};

/** Both cameras are agreed to, so that both may send. */
const privateRequest: ObjectMaker = async (api, owner) => {
  const [fan, performer] =
    owner.role === 'performer' ? [await api.createUser(), owner] : [owner, await api.createPerformer()];
  await api.fund(fan, 100);
  return askHer(api, fan, performer, { hasCamera: true });
};

const privateStream: ObjectMaker = async (api, owner) => {
  const id = await privateRequest(api, owner);
  await acceptAsked(api, id);
  return id;
};

const streamConversation: ObjectMaker = async (api) => {
  const performer = await api.createPerformer();
  const id = await stream(api, performer);
  const found = await api.guest.get(`/conversations/stream/public/${id}`);
  return created(found);
};

const file: ObjectMaker = async (api, owner) => {
  const bytes = await makePhoto();
  return created(
    await api
      .as(owner)
      .upload('/performer/feeds/photo/upload', { field: 'file', name: 'leaf.jpg', type: 'image/jpeg', bytes }),
  );
};

/** One that can be used again, without the work of making what is served. */
const vaultItem: ObjectMaker = async (api, owner) => {
  const id = await file(api, owner);
  await api.db.updateTable('files').set({ status: 'ready' }).where('id', '=', id).execute();
  const row = await api.db.selectFrom('files').select('vault_item_id').where('id', '=', id).executeTakeFirstOrThrow();
  if (!row.vault_item_id) throw new Error('a photo was not kept in the vault');
  return row.vault_item_id;
};

const removedVaultItem: ObjectMaker = async (api, owner) => {
  const id = await vaultItem(api, owner);
  await api.as(owner).delete(`/performer/vault/${id}`);
  return id;
};

const upload: ObjectMaker = (api, owner) => tusOf(api, owner).start(10);

const photoInGallery = async (api: TestApi, owner: TestAccount) =>
  addPhoto(api, owner, (await publishGallery(api, owner))._id);

const gallery: ObjectMaker = async (api, owner) => (await photoInGallery(api, owner)).galleryId;

const photo: ObjectMaker = async (api, owner) => (await photoInGallery(api, owner))._id;

/** One whose film plays. Its id is that of its film too, for addresses that name both. */
const videoOf =
  (audience: 'free' | 'paid'): ObjectMaker =>
  async (api, owner) => {
    const id = await file(api, owner);
    await api.db.updateTable('files').set({ status: 'ready', kind: 'video' }).where('id', '=', id).execute();
    const price = audience === 'paid' ? BigInt(PRICE * 100) : 0n;
    await api.db.updateTable('performers').set({ video_count: 1 }).where('user_id', '=', owner.id).execute();
    await api.db
      .insertInto('videos')
      .values({ id, performer_id: owner.id, title: 'Wind', audience, price, file_id: id })
      .execute();
    return id;
  };

/** One that became a video, beside which its chat can be read. */
const replayedStream: ObjectMaker = async (api, owner) => {
  const streamId = await recordedStream(api, owner);
  const shown = { video_id: await videoOf('free')(api, owner), clock: CLOCK_OF_A_MINUTE };
  await api.db.updateTable('recordings').set(shown).where('stream_id', '=', streamId).execute();
  return streamId;
};

const product: ObjectMaker = async (api, owner) => (await publishProduct(api, owner))._id;

/** One that its owner, a fan or a performer, has bought or sold, and perhaps sent. */
const order =
  (isSent: boolean): ObjectMaker =>
  async (api, owner) => {
    const shop = await openShop(api, {}, owner.role === 'performer' ? { seller: owner } : { fan: owner });
    const id = await placeOrder(api, shop);
    if (isSent) await send(api, shop, id);
    return id;
  };

/** One of `make`'s that its owner has deleted. */
const deleted =
  (make: ObjectMaker, folder: 'galleries' | 'photos' | 'videos' | 'products'): ObjectMaker =>
  async (api, owner) => {
    const id = await make(api, owner);
    const { status } = await api.as(owner).delete(`/performer/performer-assets/${folder}/${id}`);
    if (status !== 200) throw new Error(`one of the ${folder} was not deleted`);
    return id;
  };

const session: ObjectMaker = async ({ db }, owner) => {
  await createSession(db, { userId: owner.id, remember: false, userAgent: 'another device' });
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner.id)
    .where('user_agent', '=', 'another device')
    .executeTakeFirstOrThrow();
  return row.id;
};

const device: ObjectMaker = async ({ db }, owner) => {
  const id = newId();
  const expires_at = new Date(Date.now() + 60_000);
  await db
    .insertInto('known_devices')
    .values({ id, user_id: owner.id, token_hash: Buffer.from(id), session_id: newId(), expires_at })
    .execute();
  return id;
};

/** A page of the site. */
const sitePost: ObjectMaker = async (api) => {
  const id = newId();
  await api.db
    .insertInto('posts')
    .values({ id, slug: `page-${id}`, is_published: true })
    .execute();
  await api.db.insertInto('post_texts').values({ post_id: id, locale: 'fa-IR', title: 'برگ', body: 'متن' }).execute();
  return id;
};

const sitePromo: ObjectMaker = async ({ db }) => {
  const id = newId();
  const texts = JSON.stringify({ 'fa-IR': { title: 'برگ', message: '', action: 'ببینید' } });
  await db.insertInto('site_promos').values({ id, link: '/explore', texts, is_published: true }).execute();
  return id;
};

const libraryFolder: ObjectMaker = async (api, owner) =>
  created(await api.as(owner).post('/library/folders', { name: newId() }));

/** When the waiting performers of these tests gave their documents. */
export const SUBMITTED_AT = '2026-01-02T03:04:05.000Z';

const waitingPerformer: ObjectMaker = async (api) => {
  const { id } = await api.createPerformer();
  await api.db
    .updateTable('performers')
    .set({ verification_status: 'pending', verified_at: null, verification_submitted_at: new Date(SUBMITTED_AT) })
    .where('user_id', '=', id)
    .execute();
  return id;
};

const report: ObjectMaker = async (api) => {
  const [reporter, owner] = [await api.createUser(), await api.createPerformer()];
  const id = newId();
  await api.db
    .insertInto('reports')
    .values({ id, reporter_id: reporter.id, target_type: 'performer', target_id: owner.id, reason: 'spam' })
    .execute();
  return id;
};

/** Of a comment that stands no more. */
export const insertRemovalOf = async (api: TestApi, owner: TestAccount, objection: object = {}): Promise<string> => {
  const [id, operator] = [newId(), await api.createOperator()];
  await api.db
    .insertInto('removals')
    .values({
      id,
      target_type: 'comment',
      target_id: newId(),
      owner_id: owner.id,
      operator_id: operator.id,
      reason: 'spam',
      undoable_until: new Date(Date.now() + 86_400_000),
      ...objection,
    })
    .execute();
  return id;
};
const removal: ObjectMaker = (api, owner) => insertRemovalOf(api, owner);
const objectedRemoval: ObjectMaker = (api, owner) =>
  insertRemovalOf(api, owner, { objection: 'Mine', objected_at: new Date() });

const notice: ObjectMaker = async (api, owner) => {
  const { id: actorId } = await api.createUser();
  await api.context.work((unit) => notify(unit, { userId: owner.id, kind: 'like', actorId, link: '/posts/1' }));
  const row = await api.db
    .selectFrom('notifications')
    .select('id')
    .where('actor_id', '=', actorId)
    .executeTakeFirstOrThrow();
  return row.id;
};

/** To the site, from a visitor. */
const letter: ObjectMaker = async ({ db }) => {
  const id = newId();
  const words = { name: 'Nilou', email: 'nilou@barg.example', subject: 'Hello', text: 'A question' };
  await db
    .insertInto('contact_messages')
    .values({ id, ...words })
    .execute();
  return id;
};

/** A canary that was taken back. */
const withdrawal: ObjectMaker = async ({ db }) => {
  const id = newId();
  const arm = { visitors: 10, failed: 10 };
  const figures = { canary: arm, stable: arm, worseBy: 0.5, limits: { minFailed: 10, margin: 0.05 } };
  await db
    .insertInto('remote_withdrawals')
    .values({ id, remote: 'live', version: id.replaceAll('-', '').slice(-16), figures: JSON.stringify(figures) })
    .execute();
  return id;
};

/** A remote whose team is told of it. */
const toldRemote = async ({ db }: Pick<TestApi, 'db'>): Promise<string> => {
  const remote = `remote-${newId().slice(-12)}`;
  await db.insertInto('team_webhooks').values({ remote, url: 'https://ci.example.com/hooks' }).execute();
  return remote;
};

const teamEvent: ObjectMaker = async (api) => {
  const id = newId();
  const event = { id, remote: await toldRemote(api), kind: 'webhook.test', occasion: id, data: '{}' };
  await api.db.insertInto('team_webhook_events').values(event).execute();
  return id;
};

/** Of a fan, whoever asks: they are for operators. */
const fansPayment: ObjectMaker = async (api) => pay(api, await api.createUser());
const givenUpPayment: ObjectMaker = async (api) => giveUpPayment(api, await api.createUser());
const disputed: ObjectMaker = async (api) => (await dispute(api, await api.createUser())).disputeId;

const lost: ObjectMaker = async (api, owner) => {
  const id = await disputed(api, owner);
  await api.db.updateTable('disputes').set({ status: 'lost' }).where('id', '=', id).execute();
  return id;
};

/** One that lies ahead. */
const taxRate: ObjectMaker = async ({ db }) => {
  const id = newId();
  const valid_from = new Date(Date.UTC(2099, 0, 1) + Math.floor(Math.random() * 1e9));
  await db.insertInto('tax_rates').values({ id, country: 'DE', name: 'MwSt.', rate: 1900, valid_from }).execute();
  return id;
};

const tokenPackage: ObjectMaker = async ({ db }) => {
  const id = newId();
  const sold = { names: '{}', tokens: 1000n, price: 1000n, currency: 'USD' };
  await db
    .insertInto('token_packages')
    .values({ id, ...sold })
    .execute();
  return id;
};

const refundRequest: ObjectMaker = async (api) => {
  const fan = await api.createUser();
  const order = { kind: 'payment', itemId: await pay(api, fan), reason: 'other' };
  return created(await api.as(fan).post('/refund-requests', order));
};

/** One that its seller, or somebody's buyer, has a problem with. */
const orderWithProblem: ObjectMaker = async (api, owner) => {
  const shop = await openShop(api, {}, owner.role === 'performer' ? { seller: owner } : {});
  const id = await placeOrder(api, shop);
  await send(api, shop, id);
  await api.as(shop.fan).put(`/orders/${id}/problem`, { reason: 'other', text: 'Broken' });
  return id;
};

const payoutRequest: ObjectMaker = async (api, owner) => {
  await earn(api, owner, 60);
  await giveMethod(api, owner);
  return (await ask(api, owner, 60))._id;
};

/** How an object of each kind comes to be. */
export const makers = {
  /** Nobody's: every country is the same for all. */
  country: async () => 'IR',
  performer: async (api: TestApi) => (await api.createPerformer()).id,
  post,
  'deleted post': deletedPost,
  draft: async (api: TestApi, owner: TestAccount) => (await keepDraft(api, owner))._id,
  poll: async (api: TestApi) => (await publishPoll(api, await api.createPerformer())).poll._id,
  'paid post': (api: TestApi, owner: TestAccount) => insertPost(api.db, owner, { price: PRICE }),
  gallery,
  'paid gallery': (api: TestApi, owner: TestAccount) => insertGallery(api.db, owner, { price: PRICE }),
  photo,
  'deleted gallery': deleted(gallery, 'galleries'),
  'deleted photo': deleted(photo, 'photos'),
  'deleted video': deleted(videoOf('free'), 'videos'),
  'deleted product': deleted(product, 'products'),
  'free video': videoOf('free'),
  'paid video': videoOf('paid'),
  product,
  'free download': async (api: TestApi, owner: TestAccount) =>
    (await publishDownload(api, owner, { audience: 'free' }))._id,
  'paid download': async (api: TestApi, owner: TestAccount) => (await publishDownload(api, owner))._id,
  order: order(false),
  'sent order': order(true),
  'site page': sitePost,
  'site promo': sitePromo,
  'tax rate': taxRate,
  'token package': tokenPackage,
  'library folder': libraryFolder,
  'waiting performer': waitingPerformer,
  report,
  removal,
  'objected removal': objectedRemoval,
  notice,
  letter,
  withdrawal,
  'remote with a webhook': toldRemote,
  'team event': teamEvent,
  /** The account itself. */
  account: async (_api: TestApi, owner: TestAccount) => owner.id,
  comment,
  conversation,
  message,
  'crypto invoice': cryptoInvoice,
  'sold message': soldMessage,
  'message with a video': filmMessage,
  stream,
  'ticketed stream': ticketedStream,
  'returnable ticket': returnableTicket,
  'planned stream': plannedStream,
  'past stream': pastStream,
  recording,
  film,
  'recorded stream': recordedStream,
  'replayed stream': replayedStream,
  'watched stream': watchedStream,
  'stream conversation': streamConversation,
  'private request': privateRequest,
  'private stream': privateStream,
  file,
  'vault item': vaultItem,
  'removed vault item': removedVaultItem,
  upload,
  session,
  device,
  address: async (api: TestApi, owner: TestAccount) => created(await api.as(owner).post('/addresses/create', HOME)),
  'quick reply': async (api: TestApi, owner: TestAccount) =>
    created(await api.as(owner).post('/performer/quick-replies', { title: 'Thanks', text: 'Thank you, {name}' })),
  'own account': async (_api: TestApi, owner: TestAccount) => owner.id,
  'stream key': async (api: TestApi, owner: TestAccount) =>
    created(await api.as(owner).post('/streaming/keys', { name: 'Studio' })),
  'mass message': async (api: TestApi, owner: TestAccount) =>
    created(await api.as(owner).post('/performer/campaigns', { text: 'hello', audience: {} })),
  'fan list': fanList,
  'fan list with a fan': fanListWithFan,
  coupon: async (api: TestApi, owner: TestAccount) =>
    created(await api.as(owner).post('/performer/coupons', newCoupon())),
  'coupon of the site': async (api: TestApi) =>
    created(await api.as(await api.createOperator()).post('/operator/coupons', newCoupon())),
  'coupon code': couponCode,
  card: async (api: TestApi, owner: TestAccount) => created(await api.as(owner).post('/sandbox/cards', CARD)),
  'payout request': payoutRequest,
  'payment of a fan': fansPayment,
  'payment that was given up': givenUpPayment,
  dispute: disputed,
  'lost dispute': lost,
  'refund request': refundRequest,
  'order with a problem': orderWithProblem,
  payment: async (api: TestApi, owner: TestAccount) =>
    (await api.as(owner).pay('/payment/wallet/top-up', { amount: 10, card: CARD })).body.data.payment._id as string,
  movement: async (api: TestApi, owner: TestAccount) => {
    await api.as(owner).pay('/payment/wallet/top-up', { amount: 10, card: CARD });
    return (await api.as(owner).get('/wallet/charges/user/search?limit=1')).body.data.data[0]._id as string;
  },
  subscription: async (api: TestApi, owner: TestAccount) => api.subscribe(owner, await api.createPerformer()),
  /** An address that nobody can guess: whoever has it was given it. */
  capability: async () => newId(),
} satisfies Record<string, ObjectMaker>;

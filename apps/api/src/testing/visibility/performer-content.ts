import { publishPost } from '../../modules/feed-posts/testing.ts';
import { CLOCK_OF_A_MINUTE } from '../../modules/recordings/testing.ts';
import { publishPoll } from '../../modules/polls/testing.ts';
import { uploadPhoto } from '../../modules/files/testing.ts';
import { publishDownload, publishProduct } from '../../modules/products/testing.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { insertGallery, insertPost } from '../content.ts';

/** Tokens, of whatever of hers is sold alone. */
export const PRICE = 6;
export const SDP = 'application/sdp';
export const OFFER = 'v=0\r\n';

/** Another file of hers with the same pictures, without processing them anew. */
export const copyFile = async ({ db }: TestApi, fileId: string, kind?: FileKind): Promise<string> => {
  const id = newId();
  const file = await db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow();
  const variants = file.variants && JSON.stringify(file.variants);
  await db
    .insertInto('files')
    .values({ ...file, id, variants, ...(kind && { kind }) })
    .execute();
  return id;
};

export const insertVideo = async (
  { db }: TestApi,
  her: TestAccount,
  fileId: string,
  price: number,
): Promise<string> => {
  const id = newId();
  const audience = price > 0 ? 'paid' : 'free';
  await db
    .insertInto('videos')
    .values({ id, performer_id: her.id, title: 'Wind', file_id: fileId, audience, price: BigInt(price * 100) })
    .execute();
  return id;
};

export const insertPhoto = async (
  { db }: TestApi,
  her: TestAccount,
  galleryId: string,
  fileId: string,
): Promise<string> => {
  const id = newId();
  await db.insertInto('photos').values({ id, performer_id: her.id, gallery_id: galleryId, file_id: fileId }).execute();
  return id;
};

/** Her stream with its picture, and a message in its chat. */
export const goLive = async (api: TestApi, her: TestAccount) => {
  const { _id: streamId, conversationId: chatId } = (await api.as(her).post('/streaming/live', { title: 'Ink' })).body
    .data;
  const headers = { authorization: her.token, 'content-type': SDP };
  await api.app.inject({ method: 'POST', url: `/api/streaming/whip/${streamId}`, headers, payload: OFFER });
  // As the process notes that receives her video: it goes on for however long a test takes.
  await api.db.updateTable('streams').set({ holder: 'a process' }).where('id', '=', streamId).execute();
  const said = (await api.as(her).post(`/messages/stream/conversations/${chatId}`, { text: 'hi' })).body.data;
  return { streamId, chatId, chatMessageId: said._id } as Record<'streamId' | 'chatId' | 'chatMessageId', string>;
};

/** A stream of hers that is announced for tomorrow and takes a ticket. */
export const planStream = ({ db }: TestApi, her: TestAccount): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const [id, conversation_id] = [newId(), newId()];
    const planned_at = new Date(Date.now() + 86_400_000);
    await trx
      .insertInto('streams')
      .values({
        ...{ id, performer_id: her.id, conversation_id, title: 'Tomorrow', status: 'planned' },
        ...{
          planned_at,
          started_at: planned_at,
          audience: 'ticketed',
          price: BigInt(PRICE * 100),
          planned_seconds: 3600,
        },
      })
      .execute();
    await trx.insertInto('conversations').values({ id: conversation_id, kind: 'stream', stream_id: id }).execute();
    return id;
  });

/** As if a stream had become a video, beside which its chat can be read. */
const publishAs = async ({ db }: TestApi, her: TestAccount, streamId: string, videoId: string): Promise<string> => {
  const kept = { status: 'kept', video_id: videoId, clock: CLOCK_OF_A_MINUTE } as const;
  await db
    .insertInto('recordings')
    .values({ id: newId(), stream_id: streamId, performer_id: her.id, ...kept })
    .execute();
  return videoId;
};

/** A performer who is live, with one of each thing that she can make. */
export const makeHers = async (api: TestApi, her: TestAccount) => {
  const fileId = await uploadPhoto(api, her);
  const copy = () => copyFile(api, fileId);
  const filmId = await copyFile(api, fileId, 'video');
  const galleryId = await insertGallery(api.db, her);
  const otherPostId = await insertPost(api.db, await api.createPerformer({ name: 'Other' }));
  const { poll } = await publishPoll(api, her);
  const words = { objectType: 'feed', objectId: otherPostId, text: 'beautiful' };
  const product = await publishProduct(api, her);
  const live = await goLive(api, her);
  const chatFileId = await copyFile(api, fileId, 'chat-photo');
  const inChat = { file_id: chatFileId, message_id: live.chatMessageId, position: 0 };
  await api.db.insertInto('message_files').values(inChat).execute();
  return {
    ...live,
    plannedStreamId: await planStream(api, her),
    chatFileId,
    fileId,
    postId: (await publishPost(api, her, { fileIds: [fileId] }))._id,
    membersPostId: (await publishPost(api, her, { fileIds: [await copy()], audience: 'subscribers' }))._id,
    pollId: poll._id,
    optionId: poll.options[0]?._id ?? '',
    paidPostId: await insertPost(api.db, her, { price: PRICE }),
    galleryId,
    photoId: await insertPhoto(api, her, galleryId, await copy()),
    paidGalleryId: await insertGallery(api.db, her, { price: PRICE }),
    filmId,
    /** Not sent yet. */
    privateFilmId: await copyFile(api, fileId, 'message-video'),
    videoId: await publishAs(api, her, live.streamId, await insertVideo(api, her, filmId, 0)),
    paidVideoId: await insertVideo(api, her, await copy(), PRICE),
    productId: product._id,
    downloadId: (await publishDownload(api, her))._id,
    freeDownloadId: (await publishDownload(api, her, { audience: 'free' }))._id,
    /** Somebody else's post, below which she wrote. */
    otherPostId,
    commentId: (await api.as(her).post('/comments', words)).body.data._id as string,
  };
};

export type Hers = Awaited<ReturnType<typeof makeHers>>;

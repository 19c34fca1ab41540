import { randomUUID } from 'node:crypto';
import { publishPost } from '../../modules/feed-posts/testing.ts';
import { belowApi } from '../../modules/files/testing.ts';
import { recordReferral } from '../../modules/referrals/referrals.service.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { createAccountOf } from '../access/roles.ts';
import { makeHers, OFFER, PRICE, SDP, type Hers } from './performer-content.ts';
import type { Ask } from './ask.ts';
import { COUNTRY, type ViewerKind } from './viewers.ts';
import type { Talk } from './world-of-viewer.ts';

export const NAME = 'Zarafshan';

const NO_TALK: Talk = { conversationId: null, messageId: null, soldMessageId: null };

/** What lies between a viewer and her before anything parts them; answers their talk, where they may have one. */
const befriend = async (api: TestApi, her: TestAccount, viewer: TestAccount, hers: Hers): Promise<Talk> => {
  const as = api.as(viewer);
  const { code } = (await as.get('/referrals/user/code')).body.data;
  await api.context.work((unit) => recordReferral(unit, { code, referredId: her.id }));
  const kept = {
    feed: hers.postId,
    gallery: hers.galleryId,
    video: hers.videoId,
    product: hers.productId,
    performer: her.id,
  };
  for (const [objectType, objectId] of Object.entries(kept))
    await as.post('/reactions', { objectType, objectId, action: 'bookmark' });
  if (viewer.role !== 'user') return NO_TALK;
  await as.post(`/follows/${her.id}`);
  await publishPost(api, her, { text: 'For those who follow' });
  await api.runJobs();
  const asked = { source: 'performer', sourceId: her.id };
  const conversationId = (await as.post('/conversations', asked)).body.data._id as string;
  const said = await api.as(her).post(`/messages/conversations/${conversationId}`, {
    text: 'welcome',
    fileIds: [hers.privateFilmId],
  });
  const sold = await api.as(her).post(`/messages/conversations/${conversationId}`, { text: 'a secret', price: PRICE });
  return { conversationId, messageId: said.body.data._id, soldMessageId: sold.body.data._id };
};

const addressOf = async (api: TestApi, viewer: TestAccount | null, postId: string): Promise<string | null> => {
  const reader = viewer ? api.as(viewer) : api.guest;
  const [file] = (await reader.get(`/user/feeds/${postId}`)).body.data.files;
  return file.thumbnails ? belowApi(file.thumbnails.small.webp) : null;
};

const senderOf =
  ({ app }: TestApi, viewer: TestAccount | null, { isAbroad }: ViewerKind) =>
  async (method: Ask['method'], url: string, body?: object) => {
    const isOffer = url.startsWith('/streaming/whep/');
    const { statusCode, payload } = await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        'idempotency-key': randomUUID(),
        ...(viewer && { authorization: viewer.token }),
        ...(isAbroad && { 'cf-ipcountry': COUNTRY }),
        ...(isOffer && { 'content-type': SDP }),
      },
      payload: isOffer ? OFFER : body,
    });
    return { status: statusCode, text: payload };
  };

/** A performer with all that is hers, and a viewer who knew her well before they were parted. */
export const createWorld = async (api: TestApi, kind: ViewerKind) => {
  const her = await api.createPerformer({ name: NAME });
  const viewer = kind.role && (await createAccountOf(api, kind.role));
  if (viewer && kind.isSubscribed) await api.subscribe(viewer, her);
  const hers = await makeHers(api, her);
  const talk = viewer ? await befriend(api, her, viewer, hers) : NO_TALK;
  const world = {
    api,
    her,
    viewer,
    ...talk,
    ...hers,
    as: viewer ? api.as(viewer) : api.guest,
    /** As the viewer was given them before. */
    freeAddress: await addressOf(api, viewer, hers.postId),
    membersAddress: await addressOf(api, viewer, hers.membersPostId),
    send: senderOf(api, viewer, kind),
  };
  await kind.part?.(world);
  return world;
};

import { list, one, type Path } from './path.ts';
import { get, post, remove } from './ask.ts';
import { NAME } from './world.ts';
import type { World } from './world-of-viewer.ts';

const herId = ({ her }: World): string => her.id;
const postId = (world: World): string => world.postId;
const objects = ({ postId, galleryId, videoId, productId }: World) => ({
  feed: postId,
  gallery: galleryId,
  video: videoId,
  product: productId,
});
const kinds = ['feed', 'gallery', 'video', 'product'] as const;

/** Her profile, and the lists that name her. */
const people: readonly Path[] = [
  one('getPerformer', ({ her }) => get(`/performers/${her.id}`), { name: 'by id' }),
  one('getPerformer', ({ her }) => get(`/performers/${her.username}`), { name: 'by name' }),
  one('viewUser', ({ her }) => get(`/users/view/${her.id}`)),
  list('searchPerformers', () => get(`/performers/user/search?q=${NAME}`), herId),
  // To fans it shows whom they do not follow yet.
  list('getRandomPerformers', () => get('/performers/search/random?limit=100'), herId, {
    callers: ['guest', 'performer', 'operator'],
  }),
  list('getRandomPerformers', () => get('/performers/search/random?limit=100'), undefined, {
    name: 'for fans',
    callers: ['user'],
  }),
  list('suggestSearches', () => get(`/search/suggestions?q=${NAME}`), herId),
  list('getTopPerformers', () => get('/performers/top?limit=100'), herId),
  list('searchUsers', () => get(`/users/search?q=${NAME}`), herId),
  list('listFollowing', () => get('/follows/following'), herId, { callers: ['user'] }),
  // Not for operators: who keeps a country out is on no list for search engines, whoever asks.
  list(
    'getSitemapPart',
    () => get('/sitemap/profiles'),
    ({ her }) => her.username,
    {
      callers: ['guest', 'user', 'performer'],
    },
  ),
  list('searchReferrals', () => get('/referrals/user/search'), herId),
  list('listNotifications', () => get('/notifications'), herId, { callers: ['user'] }),
];

/** What she has published. */
const works: readonly Path[] = [
  list('listLandingFeedPosts', () => get('/user/feeds/landing?limit=100'), postId),
  list('listLandingFeedPosts', () => get('/user/feeds/landing?q=ridge'), postId, { name: 'search' }),
  list('listTrending', () => get('/trending?limit=100'), postId),
  list('listLandingFeedPosts', ({ her }) => get(`/user/feeds/landing?performerId=${her.id}`), postId, {
    name: 'of her by id',
  }),
  one('listLandingFeedPosts', ({ her }) => get(`/user/feeds/landing?username=${her.username}`), {
    name: 'of her by name',
  }),
  one('searchGalleries', ({ her }) => get(`/performer-assets/galleries/search?username=${her.username}`), {
    name: 'of her by name',
  }),
  one('searchVideos', ({ her }) => get(`/performer-assets/videos/search?username=${her.username}`), {
    name: 'of her by name',
  }),
  one('searchProducts', ({ her }) => get(`/performer-assets/products/search?username=${her.username}`), {
    name: 'of her by name',
  }),
  one('listPhotosOfPerformer', ({ her }) => get(`/performer-assets/photos/${her.username}`), {
    name: 'of her by name',
  }),
  list('listFeedPosts', () => get('/user/feeds?tab=following'), postId, { name: 'following', callers: ['user'] }),
  list('listFeedPosts', () => get('/user/feeds?tab=suggested'), postId, {
    name: 'suggested',
    callers: ['performer', 'operator'],
  }),
  list('listFeedPosts', ({ her }) => get(`/user/feeds?performerId=${her.id}`), postId, { name: 'of her' }),
  one('getFeedPost', (world) => get(`/user/feeds/${world.postId}`)),
  one('voteInPoll', ({ pollId, optionId }) => post(`/user/feeds/vote/${pollId}`, { optionId })),
  one('viewFeedPost', (world) => post(`/user/feeds/view/${world.postId}`)),
  list(
    'searchGalleries',
    ({ her }) => get(`/performer-assets/galleries/search?performerId=${her.id}`),
    (world) => world.galleryId,
  ),
  one('viewGallery', (world) => get(`/performer-assets/galleries/${world.galleryId}/view`)),
  list(
    'searchVideos',
    ({ her }) => get(`/performer-assets/videos/search?performerId=${her.id}`),
    (world) => world.videoId,
  ),
  one('viewVideo', (world) => get(`/performer-assets/videos/${world.videoId}`)),
  one('openVideoFile', ({ videoId, filmId }) => post(`/user/performer-assets/videos/${videoId}/${filmId}/url`)),
  one('followVideoFile', ({ videoId, filmId }) => post(`/user/performer-assets/videos/${videoId}/${filmId}/status`)),
  list(
    'searchProducts',
    ({ her }) => get(`/performer-assets/products/search?performerId=${her.id}`),
    (world) => world.productId,
  ),
  list(
    'searchProducts',
    () => get('/performer-assets/products/search?q=Bowl'),
    (world) => world.productId,
    { name: 'by words' },
  ),
  one('getProductDownloadLink', ({ freeDownloadId }) =>
    get(`/performer-assets/products/${freeDownloadId}/download-link`),
  ),
  one('viewProduct', (world) => get(`/performer-assets/products/${world.productId}`)),
  list(
    'listPhotosOfPerformer',
    ({ her }) => get(`/performer-assets/photos/${her.id}`),
    ({ photoId }) => photoId,
  ),
  list(
    'listPhotos',
    () => get('/performer-assets/photos?limit=100'),
    ({ photoId }) => photoId,
  ),
  list(
    'listPhotos',
    ({ galleryId }) => get(`/performer-assets/photos?galleryId=${galleryId}`),
    ({ photoId }) => photoId,
    { name: 'of her gallery' },
  ),
];

/** What is said about it, and what the viewer keeps of it. */
const reactions: readonly Path[] = [
  ...kinds.flatMap((objectType): Path[] => [
    one('listComments', (world) => get(`/comments?objectType=${objectType}&objectId=${objects(world)[objectType]}`), {
      name: objectType,
    }),
    one(
      'createComment',
      (world) => post('/comments', { objectType, objectId: objects(world)[objectType], text: 'hm' }),
      {
        name: objectType,
      },
    ),
    one(
      'createReaction',
      (world) => post('/reactions', { objectType, objectId: objects(world)[objectType], action: 'like' }),
      { name: objectType },
    ),
  ]),
  one(
    'createReaction',
    ({ her }) => post('/reactions', { objectType: 'performer', objectId: her.id, action: 'bookmark' }),
    {
      name: 'performer',
    },
  ),
  one('listComments', ({ otherPostId, commentId }) => get(`/comments?objectId=${otherPostId}&parentId=${commentId}`), {
    name: 'what answers her',
  }),
  one(
    'createComment',
    ({ otherPostId, commentId }) => post('/comments', { objectId: otherPostId, parentId: commentId, text: 'hm' }),
    { name: 'in answer to her' },
  ),
  one(
    'createReaction',
    ({ commentId }) => post('/reactions', { objectType: 'comment', objectId: commentId, action: 'like' }),
    { name: 'comment' },
  ),
  list('listComments', ({ otherPostId }) => get(`/comments?objectType=feed&objectId=${otherPostId}`), herId, {
    name: 'of hers elsewhere',
  }),
  list('listBookmarkedFeedPosts', () => get('/reactions/feeds/bookmark'), postId),
  list(
    'listBookmarkedGalleries',
    () => get('/reactions/galleries/bookmark'),
    (world) => world.galleryId,
  ),
  list(
    'listBookmarkedVideos',
    () => get('/reactions/videos/bookmark'),
    (world) => world.videoId,
  ),
  list(
    'listBookmarkedProducts',
    () => get('/reactions/products/bookmark'),
    (world) => world.productId,
  ),
  list('listBookmarkedPerformers', () => get('/reactions/performers/bookmark'), herId),
  list('listBookmarks', () => get('/reactions/feed/bookmark'), postId),
  list('listLibrary', () => get('/library'), herId),
  list('getLibrarySummary', () => get('/library/summary'), herId),
  // Taken back at any time, without a word of how many others like it.
  list(
    'deleteReaction',
    (world) => remove('/reactions', { objectType: 'feed', objectId: world.postId, action: 'like' }),
    () => '"bookmarkCount":1',
    { callers: ['user', 'performer', 'operator'] },
  ),
];

export const findingPaths: readonly Path[] = [...people, ...works, ...reactions];

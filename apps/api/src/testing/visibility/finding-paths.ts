import { get, list, one, post, remove, type Path } from './path.ts';
import { NAME, type World } from './world.ts';

const herId = ({ her }: World): string => her.id;
const postId = (world: World): string => world.postId;
const objects = ({ postId, galleryId, videoId }: World) => ({ feed: postId, gallery: galleryId, video: videoId });
const kinds = ['feed', 'gallery', 'video'] as const;

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
  list('getTopPerformers', () => get('/performers/top?limit=100'), herId),
  list('searchUsers', () => get(`/users/search?q=${NAME}`), herId),
  list('listFollowing', () => get('/follows/following'), herId, { callers: ['user'] }),
  list('searchReferrals', () => get('/referrals/user/search'), herId),
  list('listNotifications', () => get('/notifications'), herId, { callers: ['user'] }),
];

/** What she has published. */
const works: readonly Path[] = [
  list('listLandingFeedPosts', () => get('/user/feeds/landing?limit=100'), postId),
  list('listLandingFeedPosts', () => get('/user/feeds/landing?q=ridge'), postId, { name: 'search' }),
  list('listLandingFeedPosts', ({ her }) => get(`/user/feeds/landing?performerId=${her.id}`), postId, {
    name: 'of her by id',
  }),
  one('listLandingFeedPosts', ({ her }) => get(`/user/feeds/landing?username=${her.username}`), {
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
  list('listBookmarkedPerformers', () => get('/reactions/performers/bookmark'), herId),
  // Taken back at any time, without a word of how many others like it.
  list(
    'deleteReaction',
    (world) => remove('/reactions', { objectType: 'feed', objectId: world.postId, action: 'like' }),
    () => '"bookmarkCount":1',
    { callers: ['user', 'performer', 'operator'] },
  ),
];

export const findingPaths: readonly Path[] = [...people, ...works, ...reactions];

import type {
  EarningStats,
  FeedDraft,
  OwnFeedPost,
  OwnGallery,
  MediaFile,
  OwnPerformer,
  OwnPhoto,
  OwnVideo,
  PerformerCard,
  VaultItem,
} from '@barg/api-client/models';

const size = (name: string) => ({
  avif: `/api/media/${name}.avif`,
  webp: `/api/media/${name}.webp`,
  width: 4,
  height: 3,
});

export const performerCard: PerformerCard = {
  _id: 'mahsa',
  username: 'mahsa.art',
  name: 'Mahsa Karimi',
  avatar: null,
  avatarUrl: null,
  craft: 'Painting',
  isVerified: true,
  isLive: false,
  liveStreamId: null,
  monthlyPrice: 6,
  yearlyPrice: 60,
  isFreeTrial: false,
  followerCount: 3,
  isFollowed: false,
  isSubscribed: false,
};

export const photo = (changes: Partial<MediaFile> = {}): MediaFile => ({
  _id: 'file-1',
  type: 'feed-photo',
  status: 'ready',
  width: 4,
  height: 3,
  durationMs: null,
  thumbhash: null,
  thumbnails: { small: size('small'), medium: size('medium'), large: size('large') },
  url: null,
  motion: null,
  hls: null,
  peaks: null,
  alt: '',
  captions: null,
  watched: null,
  ...changes,
});

export const feedPost = (changes: Partial<OwnFeedPost> = {}): OwnFeedPost => ({
  _id: 'post-1',
  performer: performerCard,
  text: 'The palette of the week',
  teaser: '',
  isLocked: false,
  lockReason: null,
  audience: 'free',
  price: 0,
  files: [photo()],
  photoCount: 1,
  videoCount: 0,
  audioCount: 0,
  thumbnail: null,
  teaserVideo: null,
  poll: null,
  likeCount: 1,
  commentCount: 0,
  bookmarkCount: 0,
  viewCount: 12_400,
  isLiked: false,
  isBookmarked: false,
  isPinned: false,
  publishedAt: '2026-11-20T10:00:00.000Z',
  state: 'published',
  expiresAt: null,
  teaserFromFilm: false,
  purchaseCount: 0,
  earned: 0,
  fileNames: {},
  ...changes,
});

const figure = (value: number, change: number | null) => ({ value, change });

export const earningStats: EarningStats = {
  period: 30,
  net: figure(218.8, 66),
  tips: figure(28, -53),
  newSubscribers: figure(5, null),
  activeSubscribers: figure(20, 33),
  balance: 403.6,
  available: 400,
  pending: [{ amount: 3.6, availableAt: '2026-11-30T00:00:00.000Z' }],
  reserved: 0,
  owed: 0,
  days: [
    { date: '2026-11-19', net: 0, tips: 0 },
    { date: '2026-11-20', net: 12.5, tips: 8 },
  ],
};

/** A verified performer as she reads herself. */
export const ownPerformer = (changes: Partial<OwnPerformer> = {}): OwnPerformer => ({
  ...performerCard,
  quarterlyPrice: null,
  halfYearlyPrice: null,
  cover: null,
  bio: '',
  city: '',
  country: 'IR',
  languages: ['fa'],
  links: [],
  welcomeVideo: null,
  postCount: 0,
  galleryCount: 0,
  videoCount: 0,
  lastSeenAt: null,
  isBookmarked: false,
  email: 'mahsa@barg.example',
  birthDate: '1994-03-21',
  verification: { status: 'verified', reason: '', given: [], missing: [] },
  ...changes,
});

export const ownPhoto = (changes: Partial<OwnPhoto> = {}): OwnPhoto => ({
  _id: 'photo-1',
  title: '',
  description: '',
  galleryId: 'gallery-1',
  galleryTitle: 'Autumn',
  audience: 'free',
  isLocked: false,
  file: photo({ type: 'photo' }),
  isCover: false,
  errorCode: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const gallery = (changes: Partial<OwnGallery> = {}): OwnGallery => ({
  _id: 'gallery-1',
  performer: performerCard,
  title: 'Autumn',
  description: '',
  audience: 'free',
  price: 0,
  isLocked: false,
  lockReason: null,
  photoCount: 2,
  likeCount: 0,
  commentCount: 0,
  bookmarkCount: 0,
  isLiked: false,
  isBookmarked: false,
  cover: photo({ type: 'photo' }),
  state: 'published',
  processingCount: 0,
  failedCount: 0,
  publishedAt: '2026-11-20T10:00:00.000Z',
  purchaseCount: 0,
  earned: 0,
  ...changes,
});

export const ownVideo = (changes: Partial<OwnVideo> = {}): OwnVideo => ({
  _id: 'video-1',
  performer: performerCard,
  title: 'Wind',
  description: '',
  audience: 'free',
  price: 0,
  isLocked: false,
  lockReason: null,
  file: photo({ _id: 'film-1', type: 'video', url: '/api/media/film-1/source.mp4' }),
  thumbnail: null,
  teaser: null,
  viewCount: 12,
  likeCount: 3,
  commentCount: 0,
  bookmarkCount: 0,
  isLiked: false,
  isBookmarked: false,
  state: 'published',
  percent: 100,
  errorCode: null,
  publishedAt: '2026-11-20T10:00:00.000Z',
  teaserFromFilm: false,
  purchaseCount: 0,
  earned: 0,
  ...changes,
});

/** For a post of which nothing was changed and left unsaved; stands before stubs of single posts. */
export const noDrafts = { 'GET /performer/feeds/drafts': () => ({ data: [], total: 0 }) };

/** Whether a stubbed call makes a post or its poll; drafts of what is typed are kept whenever somebody is slow. */
export const isPublishing = (name: string): boolean =>
  name === 'POST /performer/feeds' || name === 'POST /performer/feeds/polls';

export const vaultItem = (changes: Partial<VaultItem> = {}): VaultItem => ({
  _id: 'item-1',
  type: 'photo',
  name: 'leaf.jpg',
  size: 240_000,
  createdAt: '2026-01-01T10:00:00.000Z',
  useCount: 0,
  errorCode: null,
  file: photo(),
  ...changes,
});

const OFF = { isOn: false, day: null, time: '' };

export const feedDraft = (changes: Partial<FeedDraft> = {}): FeedDraft => ({
  _id: 'draft-1',
  postId: null,
  version: 1,
  content: {
    text: 'Better words',
    teaser: '',
    audience: 'free',
    price: null,
    poll: null,
    publish: OFF,
    expiry: OFF,
    fileIds: [],
  },
  files: [],
  thumbnail: null,
  teaserVideo: null,
  updatedAt: '2026-11-22T10:00:00.000Z',
  fileNames: {},
  ...changes,
});

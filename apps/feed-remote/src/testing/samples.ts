import type {
  Comment,
  FeedPost,
  GalleryPhoto,
  GalleryView,
  MediaFile,
  PerformerCard,
  PerformerProfile,
  Poll,
} from '@barg/api-client/models';

const idOf = (kind: number, number: number): string =>
  `01900000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

export const samplePerformer = (changes: Partial<PerformerCard> = {}): PerformerCard => ({
  _id: idOf(1, 1),
  username: 'mahsa.art',
  name: 'Mahsa Karimi',
  avatar: null,
  avatarUrl: null,
  craft: 'Painting',
  isVerified: true,
  isLive: false,
  liveStreamId: null,
  monthlyPrice: 6,
  yearlyPrice: null,
  isFreeTrial: false,
  followerCount: 33,
  isFollowed: false,
  isSubscribed: false,
  ...changes,
});

export const sampleProfile = (changes: Partial<PerformerProfile> = {}): PerformerProfile => ({
  ...samplePerformer(),
  quarterlyPrice: null,
  halfYearlyPrice: null,
  cover: null,
  bio: 'Acrylic and gouache.',
  city: 'Tehran',
  country: 'IR',
  languages: [],
  links: [],
  welcomeVideo: null,
  postCount: 18,
  galleryCount: 2,
  videoCount: 0,
  lastSeenAt: null,
  isBookmarked: false,
  ...changes,
});

const picture = (id: string) => (size: string, width: number) => ({
  avif: `/api/media/${id}/${size}.avif`,
  webp: `/api/media/${id}/${size}.webp`,
  width,
  height: width / 2,
});

export const samplePhoto = (number = 1): MediaFile => {
  const _id = idOf(2, number);
  const of = picture(_id);
  const thumbnails = { small: of('small', 320), medium: of('medium', 720), large: of('large', 1440) };
  const size = { width: 1440, height: 720, durationMs: null };
  const noFilm = { url: null, motion: null, hls: null, peaks: null, captions: null, watched: null };
  return { _id, type: 'feed-photo', status: 'ready', ...size, thumbhash: null, thumbnails, alt: '', ...noFilm };
};

export const sampleGalleryPhoto = (number = 1, changes: Partial<GalleryPhoto> = {}): GalleryPhoto => ({
  ...samplePhoto(number),
  type: 'photo',
  title: '',
  description: '',
  ...changes,
});

export const sampleGallery = (...photos: GalleryPhoto[]): GalleryView => ({
  _id: 'gallery-1',
  performer: samplePerformer(),
  title: 'Leaves',
  description: '',
  audience: 'free',
  price: 0,
  isLocked: false,
  lockReason: null,
  photoCount: photos.length,
  cover: null,
  likeCount: 0,
  commentCount: 0,
  bookmarkCount: 0,
  isLiked: false,
  isBookmarked: false,
  publishedAt: '2026-11-20T10:00:00.000Z',
  photos,
});

export const samplePost = (changes: Partial<FeedPost> = {}): FeedPost => ({
  _id: idOf(3, 1),
  performer: samplePerformer(),
  text: 'The palette of this week.',
  teaser: '',
  isLocked: false,
  lockReason: null,
  audience: 'free',
  price: 0,
  files: [samplePhoto()],
  photoCount: 1,
  videoCount: 0,
  audioCount: 0,
  thumbnail: null,
  teaserVideo: null,
  poll: null,
  likeCount: 19,
  commentCount: 1,
  bookmarkCount: 2,
  viewCount: 100,
  isLiked: false,
  isBookmarked: false,
  isPinned: false,
  publishedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

/** As the server sends it to those who have not voted: without votes. */
export const samplePoll = (changes: Partial<Poll> = {}): Poll => ({
  _id: idOf(6, 1),
  question: 'Which colour next?',
  options: ['Saffron', 'Indigo'].map((text, index) => ({ _id: idOf(7, index), text, votes: null, share: null })),
  totalVotes: 3,
  endsAt: null,
  isEnded: false,
  myOptionId: null,
  ...changes,
});

/** The same with votes. */
export const countedPoll = (votes: readonly number[], changes: Partial<Poll> = {}): Poll => {
  const total = votes.reduce((sum, count) => sum + count, 0);
  const options = samplePoll().options.map((option, index) => {
    const count = votes[index] ?? 0;
    return { ...option, votes: count, share: total === 0 ? 0 : count / total };
  });
  return samplePoll({ options, totalVotes: total, ...changes });
};

/** A locked item as the server sends it: without texts and URLs. */
export const lockedPost = (changes: Partial<FeedPost> = {}): FeedPost =>
  samplePost({
    text: '',
    teaser: 'Six layered files.',
    isLocked: true,
    lockReason: 'paid',
    audience: 'paid',
    price: 6,
    photoCount: 3,
    files: [{ ...samplePhoto(), thumbnails: null }],
    ...changes,
  });

export const sampleComment = (changes: Partial<Comment> = {}): Comment => ({
  _id: idOf(4, 1),
  objectType: 'feed',
  objectId: idOf(3, 1),
  parentId: null,
  author: { _id: idOf(5, 1), username: 'kian', name: 'Kian Mousavi', avatarUrl: null, isPerformer: false },
  text: 'What a green!',
  photo: null,
  isDeleted: false,
  isEdited: false,
  createdAt: '2026-11-20T11:00:00.000Z',
  isOwn: false,
  replyCount: 0,
  likeCount: 0,
  isLiked: false,
  ...changes,
});

/** A list response. */
export const listOf = <T>(...data: T[]): { data: T[]; total: number } => ({ data, total: data.length });

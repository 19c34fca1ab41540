import {
  conversationPath,
  galleryPath,
  postPath,
  productPath,
  profilePath,
  REFERRALS_PATH,
  REMOVALS_PATH,
  SECURITY_PATH,
  streamPath,
  videoPath,
} from '@barg/contract';

/** Pages of this remote. */
export const paths = {
  studio: '/creator/studio',
  newPost: '/creator/posts/new',
  /** The composer with a draft of a new post. */
  draft: (draftId: string) => `/creator/posts/new?draft=${draftId}`,
  editPost: (postId: string) => `/creator/posts/${postId}`,
  /** The editor of a post with a draft of changes to it. */
  changes: (postId: string, draftId: string) => `/creator/posts/${postId}?draft=${draftId}`,
  galleries: '/creator/galleries',
  newGallery: '/creator/galleries/new',
  editGallery: (galleryId: string) => `/creator/galleries/${galleryId}`,
  photos: '/creator/photos',
  videos: '/creator/videos',
  newVideo: '/creator/videos/new',
  editVideo: (videoId: string) => `/creator/videos/${videoId}`,
  products: '/creator/products',
  newProduct: '/creator/products/new',
  editProduct: (productId: string) => `/creator/products/${productId}`,
  orders: '/creator/orders',
  order: (orderId: string) => `/creator/orders/${orderId}`,
  shipping: '/creator/shipping',
  vault: '/creator/vault',
  followers: '/creator/followers',
  fans: '/creator/fans',
  campaigns: '/creator/mass-messages',
  campaign: (campaignId: string) => `/creator/mass-messages/${campaignId}`,
  earnings: '/creator/earnings',
  payouts: '/creator/payouts',
  payout: (requestId: string) => `/creator/payouts/${requestId}`,
  coupons: '/creator/coupons',
  /** What she has set for her conversations. */
  inbox: '/creator/inbox',
  referrals: '/creator/referrals',
  account: '/creator/account',
  accountSection: (id: string) => `/creator/account/${id}`,
} as const;

/** Pages of other remotes. */
export const sitePaths = {
  removals: REMOVALS_PATH,
  profile: profilePath,
  post: postPath,
  gallery: galleryPath,
  video: videoPath,
  product: productPath,
  conversation: conversationPath,
  stream: streamPath,
  security: SECURITY_PATH,
  referrals: REFERRALS_PATH,
} as const;

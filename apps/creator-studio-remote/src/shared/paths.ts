import {
  conversationPath,
  galleryPath,
  postPath,
  productPath,
  profilePath,
  REMOVALS_PATH,
  SECURITY_PATH,
  videoPath,
} from '@barg/contract';

/** Pages of this remote. */
export const paths = {
  studio: '/creator/studio',
  newPost: '/creator/posts/new',
  /** A new post that was begun before. */
  draft: (draftId: string) => `/creator/posts/new?draft=${draftId}`,
  editPost: (postId: string) => `/creator/posts/${postId}`,
  /** A post, on from what was changed and not saved. */
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
  vault: '/creator/vault',
  followers: '/creator/followers',
  account: '/creator/account',
  accountSection: (id: string) => `/creator/account/${id}`,
} as const;

/** Addresses of others that every site has. */
export const sitePaths = {
  removals: REMOVALS_PATH,
  profile: profilePath,
  post: postPath,
  gallery: galleryPath,
  video: videoPath,
  product: productPath,
  conversation: conversationPath,
  security: SECURITY_PATH,
} as const;

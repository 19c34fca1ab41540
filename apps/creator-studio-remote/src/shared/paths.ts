/** Pages of this remote. */
export const paths = {
  studio: '/creator/studio',
  newPost: '/creator/posts/new',
  editPost: (postId: string) => `/creator/posts/${postId}`,
  galleries: '/creator/galleries',
  newGallery: '/creator/galleries/new',
  editGallery: (galleryId: string) => `/creator/galleries/${galleryId}`,
  account: '/creator/account',
  accountSection: (id: string) => `/creator/account/${id}`,
} as const;

/** Addresses of others that every site has. */
export const sitePaths = {
  profile: (username: string) => `/${username}`,
  gallery: (galleryId: string) => `/galleries/${galleryId}`,
  security: '/user/account/security',
} as const;

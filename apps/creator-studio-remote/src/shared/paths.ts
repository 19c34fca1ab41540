/** Pages of this remote. */
export const paths = {
  studio: '/creator/studio',
  newPost: '/creator/posts/new',
  editPost: (postId: string) => `/creator/posts/${postId}`,
  account: '/creator/account',
} as const;

/** Addresses of others that every site has. */
export const sitePaths = { profile: (username: string) => `/${username}` } as const;

/** Addresses of pages, this remote's own and those of others that it links to. */
export const paths = {
  landing: '/',
  home: '/home',
  suggested: '/home?tab=suggested',
  explore: '/explore',
  search: (words: string): string => `/explore?q=${encodeURIComponent(words)}`,
  bookmarks: '/bookmarks',
  bookmarkedPerformers: '/bookmarks?of=performers',
  post: (id: string): string => `/posts/${id}`,
  gallery: (id: string): string => `/galleries/${id}`,
  video: (id: string): string => `/videos/${id}`,
  profile: (username: string, tab?: string): string => (tab ? `/${username}/${tab}` : `/${username}`),
  stream: (id: string): string => `/live/${id}`,
  editProfile: '/creator/account',
  register: '/auth/register',
} as const;

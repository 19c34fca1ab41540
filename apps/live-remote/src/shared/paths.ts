/** Pages of this remote. */
export const paths = {
  live: '/live',
  watch: (streamId: string) => `/live/${streamId}`,
  broadcast: '/live/broadcast',
} as const;

/** Addresses of others that every site has. */
export const sitePaths = {
  profile: (username: string) => `/${username}`,
  verification: '/creator/account/verification',
} as const;

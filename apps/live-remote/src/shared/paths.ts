import {
  conversationPath,
  EXPLORE_PATH,
  HOME_PATH,
  INBOX_SETTINGS_PATH,
  privateStreamPath,
  profilePath,
  REMOVALS_PATH,
  VAULT_PATH,
  VERIFICATION_PATH,
  videoPath,
} from '@barg/contract';

/** Pages of this remote. */
export const paths = {
  live: '/live',
  watch: (streamId: string) => `/live/${streamId}`,
  broadcast: '/live/broadcast',
  obs: '/live/obs',
  private: '/live/private',
  privateStream: privateStreamPath,
} as const;

/** Paths of other remotes. */
export const sitePaths = {
  home: HOME_PATH,
  explore: EXPLORE_PATH,
  profile: profilePath,
  verification: VERIFICATION_PATH,
  video: videoPath,
  conversation: conversationPath,
  vault: VAULT_PATH,
  filteredWords: INBOX_SETTINGS_PATH,
  removals: REMOVALS_PATH,
} as const;

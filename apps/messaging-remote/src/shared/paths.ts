import {
  EXPLORE_PATH,
  INBOX_SETTINGS_PATH,
  NOTIFICATION_SETTINGS_PATH,
  profilePath,
  soldOrderPath,
  STUDIO_PATH,
} from '@barg/contract';

/** Pages of this remote. */
export const paths = {
  messages: '/messages',
  conversation: (conversationId: string) => `/messages/${conversationId}`,
  /** The conversation, at one of its messages. */
  message: (conversationId: string, sequence: number) => `/messages/${conversationId}?${AT}=${sequence}`,
  /** Opens the conversation with a performer, which may not exist yet. */
  writeTo: (performerId: string) => `/messages?${WRITE_TO}=${encodeURIComponent(performerId)}`,
  notifications: '/notifications',
} as const;

/** The query parameter with the performer to write to. */
export const WRITE_TO = 'to';

/** The query parameter with the sequence of the message to show. */
export const AT = 'at';

/** Paths of other remotes. */
export const sitePaths = {
  explore: EXPLORE_PATH,
  studio: STUDIO_PATH,
  inboxSettings: INBOX_SETTINGS_PATH,
  soldOrder: soldOrderPath,
  profile: profilePath,
  notificationSettings: NOTIFICATION_SETTINGS_PATH,
} as const;

import { OPERATOR_PATH, PERFORMER_ACCOUNT_PATH, PEOPLE_PATH, REGISTER_PATH, streamPath } from '@barg/contract';

/** Paths of pages, of this remote and of others that it links to. */
export const paths = {
  landing: '/',
  home: '/home',
  suggested: '/home?tab=suggested',
  explore: '/explore',
  newest: '/explore?tab=new',
  creators: '/explore?tab=creators',
  search: (words: string, kind?: string): string =>
    `/explore?q=${encodeURIComponent(words)}${kind === undefined ? '' : `&in=${kind}`}`,
  topic: (tag: string): string => `/explore?q=${encodeURIComponent(`#${tag}`)}`,
  library: '/bookmarks',
  post: (id: string): string => `/posts/${id}`,
  gallery: (id: string): string => `/galleries/${id}`,
  video: (id: string): string => `/videos/${id}`,
  product: (id: string): string => `/products/${id}`,
  profile: (username: string, tab?: string): string => (tab ? `/${username}/${tab}` : `/${username}`),
  stream: streamPath,
  editProfile: PERFORMER_ACCOUNT_PATH,
  /** Finds members of every kind. */
  people: (words: string): string => `${PEOPLE_PATH}${words ? `?q=${encodeURIComponent(words)}` : ''}`,
  /** The console's page that asks an operator why something is removed. */
  removal: (type: string, id: string): string => `${OPERATOR_PATH}/removals?remove=${type}:${id}`,
  register: REGISTER_PATH,
  registerPerformer: `${REGISTER_PATH}?kind=performer`,
} as const;

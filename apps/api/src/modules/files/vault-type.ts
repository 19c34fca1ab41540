import type { FileKind, VaultItemType } from '../../platform/database/file-tables.ts';

const TYPES: Partial<Record<FileKind, VaultItemType>> = {
  'feed-photo': 'photo',
  'feed-thumbnail': 'photo',
  photo: 'photo',
  'video-thumbnail': 'photo',
  'product-photo': 'photo',
  'message-photo': 'photo',
  'feed-video': 'video',
  'feed-teaser': 'video',
  video: 'video',
  'welcome-video': 'video',
  'message-video': 'video',
  'feed-audio': 'audio',
};

/**
 * What a file of a kind is in its owner's vault; null for what is kept in none: pictures of accounts, of comments and
 * of the site, documents, and what is sold as it came.
 */
export const vaultTypeOf = (kind: FileKind): VaultItemType | null => TYPES[kind] ?? null;

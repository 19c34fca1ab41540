import type { FileKind, VaultItemType } from '../../platform/database/file-tables.ts';

const TYPES: Partial<Record<FileKind, VaultItemType>> = {
  'feed-photo': 'photo',
  'feed-thumbnail': 'photo',
  photo: 'photo',
  'video-thumbnail': 'photo',
  'product-photo': 'photo',
  'message-photo': 'photo',
  'chat-photo': 'photo',
  'chat-thumbnail': 'photo',
  'feed-video': 'video',
  'feed-teaser': 'video',
  video: 'video',
  'welcome-video': 'video',
  'message-video': 'video',
  'chat-video': 'video',
  'feed-audio': 'audio',
  'message-audio': 'audio',
  'chat-audio': 'audio',
};

/**
 * The type of a file in its owner's vault; null for kinds that no vault keeps: pictures of accounts, comments and the
 * site, documents, and downloads.
 */
export const vaultTypeOf = (kind: FileKind): VaultItemType | null => TYPES[kind] ?? null;

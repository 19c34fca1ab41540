import type { FileKind } from '../../platform/database/content-tables.ts';

const MEGABYTE = 1024 * 1024;

export interface Medium {
  name: 'picture' | 'video';
  maxBytes: number;
  /** Types by content, as file-type names them. SVG and HTML are documents with scripts, not pictures. */
  mimes: readonly string[];
}

const picture: Medium = {
  name: 'picture',
  maxBytes: 25 * MEGABYTE,
  mimes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
};

const video: Medium = {
  name: 'video',
  maxBytes: 512 * MEGABYTE,
  mimes: ['video/mp4', 'video/quicktime', 'video/webm', 'video/matroska', 'video/x-m4v'],
};

const videoKinds: ReadonlySet<FileKind> = new Set(['video', 'feed-video', 'welcome-video']);

/** What a file of a kind may be. */
export const mediumOf = (kind: FileKind): Medium => (videoKinds.has(kind) ? video : picture);

/** Avatars, covers and the site's own pictures are everyone's to see; other files follow the item they hang on. */
export const isPublicKind = (kind: FileKind): boolean =>
  kind === 'avatar' || kind === 'cover' || kind === 'site-picture';

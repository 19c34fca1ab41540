import type { LimitedFile } from '@barg/contract';
import { isolate } from '@barg/runtime/isolate';

export type MediaKind = Extract<LimitedFile, 'picture' | 'video' | 'audio'>;

/** What is accepted of each kind, as people call it; the server looks at the content. */
const NAMES: Record<MediaKind, string> = {
  picture: 'JPEG, PNG, WebP, AVIF, GIF',
  video: 'MP4, MOV, MKV, WebM',
  audio: 'MP3, M4A, AAC, WAV, OGG, FLAC',
};

const KINDS: Partial<Record<string, MediaKind>> = { image: 'picture', video: 'video', audio: 'audio' };

/** MIME types that are never accepted. Others may be a browser's own name for an accepted one. */
const REFUSED =
  /^(image.(svg|hei[cf]|tiff|bmp|x-icon|vnd)|video.(x-ms|avi|x-flv|mpeg|mp2t|3gp)|audio.(x-)?(midi|aiff|ms|amr))/;

/** MIME types that do not tell what a file is: none, or that of a generic container. */
const UNKNOWN = /^$|octet-stream|.*\/ogg$/;

/** Whether a file may be of one of these kinds, by what the browser knows of it. */
export const mayBeOf = ({ type }: File, accepted: readonly MediaKind[]): boolean => {
  const kind = KINDS[type.split('/')[0] ?? ''];
  return UNKNOWN.test(type) || (kind !== undefined && accepted.includes(kind) && !REFUSED.test(type));
};

/** The kinds in words, which go from left to right in every language. */
export const kindsInWords = (kinds: readonly MediaKind[]): string =>
  isolate(kinds.map((kind) => NAMES[kind]).join(', '));

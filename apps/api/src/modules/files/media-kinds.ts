import { MAX_FILE_BYTES } from '@barg/contract';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { DOCUMENT_TYPES } from './document-types.ts';

export interface Medium {
  name: 'picture' | 'video' | 'audio' | 'download';
  maxBytes: number;
  /** Types by content, as file-type names them. SVG and HTML can hold scripts and are not accepted. */
  mimes: readonly string[];
}

const picture: Medium = {
  name: 'picture',
  maxBytes: MAX_FILE_BYTES.picture,
  mimes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/apng'],
};

const video: Medium = {
  name: 'video',
  maxBytes: MAX_FILE_BYTES.video,
  mimes: ['video/mp4', 'video/quicktime', 'video/webm', 'video/matroska', 'video/x-m4v'],
};

const audio: Medium = {
  name: 'audio',
  maxBytes: MAX_FILE_BYTES.audio,
  // By content, recorded WebM and MP4 are videos even when they have only sound.
  mimes: [
    'audio/mpeg',
    'audio/x-m4a',
    'audio/mp4',
    'audio/wav',
    'audio/ogg',
    'audio/ogg; codecs=opus',
    'audio/flac',
    'audio/aac',
    'audio/webm',
    'video/webm',
    'video/mp4',
  ],
};

/** What is recorded by browsers, and what phones' own recorders save. */
const voice: Medium = {
  name: 'audio',
  maxBytes: MAX_FILE_BYTES.voice,
  mimes: audio.mimes.filter((mime) => mime !== 'audio/flac'),
};

/** Delivered as uploaded and never shown by the site: documents, archives, sounds, films, pictures. */
const download: Medium = {
  name: 'download',
  maxBytes: MAX_FILE_BYTES.download,
  mimes: [
    'application/pdf',
    'application/epub+zip',
    'application/zip',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'font/ttf',
    'font/otf',
    'image/tiff',
    'image/vnd.adobe.photoshop',
    ...picture.mimes,
    ...video.mimes,
    ...audio.mimes,
  ],
};

/** Documents of messages: known by content and by name, and only ever downloaded. */
const messageFile: Medium = { name: 'download', maxBytes: MAX_FILE_BYTES.document, mimes: DOCUMENT_TYPES };

const videoKinds: ReadonlySet<FileKind> = new Set([
  'video',
  'feed-video',
  'feed-teaser',
  'welcome-video',
  'message-video',
  'chat-video',
]);

/** The accepted medium of a kind of file. */
export const mediumOf = (kind: FileKind): Medium => {
  if (kind === 'feed-audio') return audio;
  if (isVoiceKind(kind)) return voice;
  if (kind === 'product-file') return download;
  if (kind === 'message-file') return messageFile;
  return videoKinds.has(kind) ? video : picture;
};

/** Avatars, covers and the site's own pictures are public; other files have the access of their item. */
export const isPublicKind = (kind: FileKind): boolean =>
  kind === 'avatar' || kind === 'cover' || kind === 'site-picture';

/** Files of private messages are only for the two members. */
export const isMessageKind = (kind: FileKind): boolean => kind.startsWith('message-');

/** Files of a stream's chat are for the members who may read it. */
export const isChatKind = (kind: FileKind): boolean => kind.startsWith('chat-');

/** Recorded speech: short, of one loudness, and in one channel. */
export const VOICE_KINDS: readonly FileKind[] = ['message-audio', 'chat-audio'];

export const isVoiceKind = (kind: FileKind): boolean => VOICE_KINDS.includes(kind);

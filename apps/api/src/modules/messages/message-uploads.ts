import { MAX_FILE_BYTES } from '@barg/contract';
import type { Role } from '../../platform/database/account-tables.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { Received } from '../files/upload-refusals.ts';

interface MessageUpload {
  path: string;
  kind: FileKind;
  operationId: string;
  takes: Received[];
  tags: string[];
  /** The most bytes by role, where it is less than of the kind. */
  maxBytes?: Partial<Record<Role, number>>;
  description: string;
}

const tags = ['messages'];
const FORGOTTEN = 'It is dropped after a day if no message uses it.';
const VOICE =
  'what browsers and phones record, at most `voiceMessageMinutes` long. It becomes an M4A of even loudness with a waveform; one that turns out to be longer fails while it is prepared.';

/** The uploads of private messages. */
const ofConversations: MessageUpload[] = [
  {
    path: '/messages/private/file/photo',
    kind: 'message-photo',
    operationId: 'uploadMessagePhoto',
    takes: ['picture'],
    tags,
    description: `Uploads a photo for a message. ${FORGOTTEN}`,
  },
  {
    path: '/messages/private/file/video',
    kind: 'message-video',
    operationId: 'uploadMessageVideo',
    takes: ['video'],
    tags,
    description: `Uploads a film for a message. ${FORGOTTEN}`,
  },
  {
    path: '/messages/private/file/audio',
    kind: 'message-audio',
    operationId: 'uploadMessageAudio',
    takes: ['audio'],
    tags: [...tags, 'addition'],
    description: `Uploads a voice message: ${VOICE} ${FORGOTTEN}`,
  },
  {
    path: '/messages/private/file/document',
    kind: 'message-file',
    operationId: 'uploadMessageFile',
    takes: ['document'],
    tags: [...tags, 'addition'],
    maxBytes: { user: MAX_FILE_BYTES.fanDocument },
    description: `Uploads a document for a message: PDF, EPUB, ZIP, RTF, text, and office files without macros, whose content and ending agree. It keeps its name, is only ever downloaded, and is not searched for malware. ${FORGOTTEN}`,
  },
];

/** The uploads of a stream's chat: "public" are they for the members who may read it, and for nobody else. */
const ofChats: MessageUpload[] = [
  {
    path: '/messages/public/file/photo',
    kind: 'chat-photo',
    operationId: 'uploadChatPhoto',
    takes: ['picture'],
    tags,
    description: `Uploads a photo for the chat of a stream. ${FORGOTTEN}`,
  },
  {
    path: '/messages/public/file/video',
    kind: 'chat-video',
    operationId: 'uploadChatVideo',
    takes: ['video'],
    tags,
    description: `Uploads a film for the chat of a stream. ${FORGOTTEN}`,
  },
  {
    path: '/messages/public/file/thumbnail',
    kind: 'chat-thumbnail',
    operationId: 'uploadChatThumbnail',
    takes: ['picture'],
    tags,
    description: `Uploads a still picture that stands for something in the chat of a stream. ${FORGOTTEN}`,
  },
  {
    path: '/messages/public/file/audio',
    kind: 'chat-audio',
    operationId: 'uploadChatAudio',
    takes: ['audio'],
    tags,
    description: `Uploads a voice message for the chat of a stream: ${VOICE} ${FORGOTTEN}`,
  },
];

export const messageUploads: readonly MessageUpload[] = [...ofConversations, ...ofChats];

import { newIdempotencyKey } from '@barg/api-client/http';
import {
  uploadMessageAudio,
  uploadMessageFile,
  uploadMessagePhoto,
  uploadMessageVideo,
} from '@barg/api-client/messages';
import { reuseVaultItem } from '@barg/api-client/vault';
import { limitInWords, MAX_FILE_BYTES } from '@barg/contract';
import { chosenStatus, requestOf, type SendOptions } from '@barg/session/uploads';
import { attachments, type Attachment, type StoringChange } from '../state/attachments-slice.ts';
import { files } from '../state/files-slice.ts';
import { forgetStored, holdFile, keepBegun, keepStored, storedIn, takeCut } from '../state/unsent-files.ts';
import { AttachmentRun } from './attachment-run.ts';
import type { Thunk } from './thunk.ts';

const { attached, changed, dropped, recorded } = attachments.actions;

/** What the server takes of a file, in bytes. */
const MAX_BYTES = { photo: MAX_FILE_BYTES.picture, video: MAX_FILE_BYTES.video, audio: MAX_FILE_BYTES.voice } as const;

/** Performers send larger documents than fans. */
const mostBytes = (type: Attachment['type'], isPerformer: boolean): number => {
  if (type !== 'file') return MAX_BYTES[type];
  return isPerformer ? MAX_FILE_BYTES.document : MAX_FILE_BYTES.fanDocument;
};

interface Sized {
  type: Attachment['type'];
  isPerformer: boolean;
}

export const isFitting = ({ file, type, isPerformer }: Sized & { file: File }): boolean =>
  file.size <= mostBytes(type, isPerformer);

export const mostMegabytes = ({ type, isPerformer }: Sized): number =>
  limitInWords(mostBytes(type, isPerformer)).amount;

/** Bytes are no part of the state: they wait here until their message has left. */
const bytes = new Map<string, File>();
const runs = new Map<string, AttachmentRun>();

const letGo = (key: string): void => {
  bytes.delete(key);
  runs.get(key)?.cancel();
  runs.delete(key);
  forgetStored(key);
};

interface Chosen {
  conversationId: string;
  type: Attachment['type'];
  name: string;
}

let latestPosition = 0;

/** By the time, so that those of an earlier visit stand before; several are chosen in one millisecond. */
const nextPosition = (): number => (latestPosition = Math.max(Date.now(), latestPosition + 1));

const newAttachment = ({ conversationId, type, name }: Chosen): Attachment => ({
  ...chosenStatus(false),
  key: newIdempotencyKey(),
  conversationId,
  type,
  name,
  position: nextPosition(),
  vaultItemId: null,
  preview: null,
});

/** Attaches a local file, and starts its upload. */
export const attachFile =
  (chosen: Chosen, file: File): Thunk =>
  async (dispatch) => {
    const preview = chosen.type === 'photo' ? URL.createObjectURL(file) : null;
    const attachment = { ...newAttachment(chosen), preview };
    bytes.set(attachment.key, file);
    keepBegun(attachment);
    dispatch(attached(attachment));
    await dispatch(storeAttachment(attachment.key)).catch(() => undefined);
  };

/** Starts the upload of a recording, which a message of its own takes along; returns its key. */
export const attachRecording =
  ({ conversationId, name }: Pick<Chosen, 'conversationId' | 'name'>, file: File): Thunk<string> =>
  async (dispatch) => {
    const attachment = newAttachment({ conversationId, type: 'audio', name });
    bytes.set(attachment.key, file);
    keepBegun(attachment);
    dispatch(recorded(attachment));
    return attachment.key;
  };

/** Attaches an item of the vault, by creating a use of it. */
export const attachVaultItem =
  (chosen: Chosen, vaultItemId: string): Thunk =>
  async (dispatch) => {
    const attachment = { ...newAttachment(chosen), vaultItemId };
    dispatch(attached(attachment));
    await dispatch(storeAttachment(attachment.key)).catch(() => undefined);
  };

/**
 * Restores attachments that had arrived on the server before a reload and were not sent. Returns
 * the names of interrupted ones.
 */
export const restoreAttachments =
  (conversationId: string): Thunk<string[]> =>
  async (dispatch, getState) => {
    for (const { key, type, name, position, fileId } of storedIn(conversationId)) {
      if (attachments.selectors.selectAttachment(getState(), key)) continue;
      const attachment = newAttachment({ conversationId, type, name });
      dispatch(attached({ ...attachment, key, position, fileId, state: 'processing', progress: 1 }));
    }
    return takeCut(conversationId, {
      isHere: (key) => attachments.selectors.selectAttachment(getState(), key) !== undefined,
      isOwn: (key) => runs.has(key),
    });
  };

const SENDERS = {
  photo: uploadMessagePhoto,
  video: uploadMessageVideo,
  audio: uploadMessageAudio,
  file: uploadMessageFile,
} as const;

/** The request of an attachment: a use of the vault's item, or an upload. */
const sendingOf = ({ key, type, vaultItemId }: Attachment) => {
  const send = SENDERS[type];
  return async (options: SendOptions) => {
    if (vaultItemId !== null && type !== 'file')
      return reuseVaultItem(vaultItemId, { kind: `message-${type}` }, { signal: options.signal });
    const file = bytes.get(key);
    if (!file) throw new Error('what is to be sent is gone');
    return send({ file }, requestOf(options));
  };
};

/** Uploads an attachment, and returns its file's id. Awaits a running upload; after a failure it starts again. */
export const storeAttachment =
  (key: string): Thunk<string> =>
  async (dispatch, getState) => {
    const attachment = attachments.selectors.selectAttachment(getState(), key);
    if (!attachment) throw new Error('what is to be sent was taken back');
    if (attachment.fileId !== null) return attachment.fileId;
    const change = (values: StoringChange): void => {
      if (!attachments.selectors.selectAttachment(getState(), key)) {
        // After a sign-out nothing is sent.
        runs.get(key)?.cancel();
        return;
      }
      dispatch(changed({ key, values }));
      if (values.fileId) keepStored(attachment, values.fileId);
    };
    const run = runs.get(key) ?? new AttachmentRun({ send: sendingOf(attachment), hold: () => holdFile(key), change });
    runs.set(key, run);
    return run.arrival();
  };

/** Removes an attachment. The server deletes unused files by itself. */
export const dropAttachment =
  (key: string): Thunk =>
  async (dispatch, getState) => {
    const preview = attachments.selectors.selectAttachment(getState(), key)?.preview;
    letGo(key);
    dispatch(dropped(key));
    if (preview) URL.revokeObjectURL(preview);
  };

/** Removes the attachments of a sent message; their local pictures are kept until the server's have loaded. */
export const handOver =
  (keys: readonly string[]): Thunk =>
  async (dispatch, getState) => {
    for (const key of keys) {
      const attachment = attachments.selectors.selectAttachment(getState(), key);
      const { preview = null, fileId = null } = attachment ?? {};
      if (preview && fileId) dispatch(files.actions.previewKept({ id: fileId, preview }));
      letGo(key);
      dispatch(dropped(key));
    }
  };

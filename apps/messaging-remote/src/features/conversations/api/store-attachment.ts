import { newIdempotencyKey } from '@barg/api-client/http';
import { uploadMessagePhoto, uploadMessageVideo } from '@barg/api-client/messages';
import type { MediaFile } from '@barg/api-client/models';
import { reuseVaultItem } from '@barg/api-client/vault';
import { limitInWords, MAX_FILE_BYTES } from '@barg/contract';
import { toQueryError } from '@barg/session';
import { attachments, type Attachment } from '../state/attachments-slice.ts';
import { files } from '../state/files-slice.ts';
import { forgetStored, holdFile, keepBegun, keepStored, storedIn, takeCut } from '../state/unsent-files.ts';
import type { Thunk } from './thunk.ts';

const { attached, storingBegan, storingProgressed, stored, storingFailed, dropped } = attachments.actions;

/** What the server takes of a file, in bytes. */
const MAX_BYTES = { photo: MAX_FILE_BYTES.picture, video: MAX_FILE_BYTES.video } as const;

export const isFitting = ({ file, type }: { file: File; type: Attachment['type'] }): boolean =>
  file.size <= MAX_BYTES[type];

export const mostMegabytes = (type: Attachment['type']): number => limitInWords(MAX_BYTES[type]).amount;

/** Bytes are no part of the state: they wait here until their message has left. */
const bytes = new Map<string, File>();
/** What other tabs know to be at hand here. */
const releases = new Map<string, () => void>();

const letGo = (key: string): void => {
  bytes.delete(key);
  releases.get(key)?.();
  releases.delete(key);
  forgetStored(key);
};

interface Run {
  fileId: Promise<string>;
  abort: AbortController;
}

const running = new Map<string, Run>();
/** One after another: a browser has few connections to a server, and the conversation needs some. */
let last: Promise<unknown> = Promise.resolve();

interface Chosen {
  conversationId: string;
  type: Attachment['type'];
  name: string;
}

const newAttachment = ({ conversationId, type, name }: Chosen): Attachment => ({
  key: newIdempotencyKey(),
  conversationId,
  type,
  name,
  vaultItemId: null,
  preview: null,
  status: 'waiting',
  progress: 0,
  fileId: null,
  error: null,
});

/** Takes a file of this device into the composer, and begins to send it. */
export const attachFile =
  (chosen: Chosen, file: File): Thunk =>
  async (dispatch) => {
    const preview = chosen.type === 'photo' ? URL.createObjectURL(file) : null;
    const attachment = { ...newAttachment(chosen), preview };
    bytes.set(attachment.key, file);
    releases.set(attachment.key, holdFile(attachment.key));
    keepBegun(attachment);
    dispatch(attached(attachment));
    await dispatch(storeAttachment(attachment.key)).catch(() => undefined);
  };

/** Takes an item of the vault into the composer: a use of it is made for the message. */
export const attachVaultItem =
  (chosen: Chosen, vaultItemId: string): Thunk =>
  async (dispatch) => {
    const attachment = { ...newAttachment(chosen), vaultItemId };
    dispatch(attached(attachment));
    await dispatch(storeAttachment(attachment.key)).catch(() => undefined);
  };

/**
 * Puts into the composer again what had arrived on the server before the page was loaded anew, and was not sent. Answers
 * the names of what was cut.
 */
export const restoreAttachments =
  (conversationId: string): Thunk<string[]> =>
  async (dispatch, getState) => {
    for (const { key, type, name, fileId } of storedIn(conversationId)) {
      if (attachments.selectors.selectAttachment(getState(), key)) continue;
      const attachment = newAttachment({ conversationId, type, name });
      dispatch(attached({ ...attachment, key, fileId, status: 'stored', progress: 1 }));
    }
    return takeCut(conversationId, {
      isHere: (key) => attachments.selectors.selectAttachment(getState(), key) !== undefined,
      isOwn: (key) => releases.has(key),
    });
  };

const transfer = async (
  { key, type, vaultItemId }: Attachment,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<MediaFile> => {
  if (vaultItemId !== null) return reuseVaultItem(vaultItemId, { kind: `message-${type}` }, { signal });
  const file = bytes.get(key);
  if (!file) throw new Error('what is to be sent is gone');
  const send = type === 'video' ? uploadMessageVideo : uploadMessagePhoto;
  return send(
    { file },
    {
      signal,
      // Large files over slow lines take longer than any timeout would allow.
      timeout: 0,
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    },
  );
};

const begin =
  (attachment: Attachment, { signal }: AbortController): Thunk<string> =>
  async (dispatch, getState) => {
    const { key } = attachment;
    dispatch(storingBegan(key));
    const turn = last;
    let end: () => void = () => undefined;
    last = new Promise<void>((resolve) => (end = resolve));
    try {
      await turn;
      signal.throwIfAborted();
      const { _id } = await transfer(attachment, signal, (progress) => dispatch(storingProgressed({ key, progress })));
      dispatch(stored({ key, fileId: _id }));
      // Not of what was taken back meanwhile, nor of who has signed out.
      if (attachments.selectors.selectAttachment(getState(), key)) keepStored(attachment, _id);
      return _id;
    } catch (failure) {
      dispatch(storingFailed({ key, error: toQueryError(failure) }));
      throw failure;
    } finally {
      running.delete(key);
      end();
    }
  };

/** Has an attachment stored, unless it is, and answers its file's id. Goes on with what runs; after a failure again. */
export const storeAttachment =
  (key: string): Thunk<string> =>
  async (dispatch, getState) => {
    const attachment = attachments.selectors.selectAttachment(getState(), key);
    if (!attachment) throw new Error('what is to be sent was taken back');
    if (attachment.fileId !== null) return attachment.fileId;
    const found = running.get(key);
    if (found) return found.fileId;
    const abort = new AbortController();
    const fileId = dispatch(begin(attachment, abort));
    running.set(key, { fileId, abort });
    return fileId;
  };

/** Lets an attachment go. What the server has of it already is forgotten there by itself. */
export const dropAttachment =
  (key: string): Thunk =>
  async (dispatch, getState) => {
    const preview = attachments.selectors.selectAttachment(getState(), key)?.preview;
    running.get(key)?.abort.abort();
    letGo(key);
    dispatch(dropped(key));
    if (preview) URL.revokeObjectURL(preview);
  };

/** Lets attachments go whose message has left; their pictures are shown on until the server's are there. */
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

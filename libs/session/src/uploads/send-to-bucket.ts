import { setFileMetadata } from '@barg/api-client/files';
import type { ApiError } from '@barg/api-client/http';
import type { MediaFile, UploadUrl } from '@barg/api-client/models';
import { isPassing } from './is-passing.ts';
import { postForm } from './post-form.ts';
import type { SendOptions } from './send-options.ts';

/** Asks for the bucket's form. What is too large for it, or surely of another kind, is refused before its bytes leave. */
export type AskForm = (
  announced: { size: number; contentType: string },
  options: { signal: AbortSignal },
) => Promise<UploadUrl>;

/** Files that lie in the bucket and are not taken yet, because the answer was lost: they need not be sent again. */
const waiting = new WeakMap<Blob, string>();

const confirm = async (file: Blob, fileId: string, signal: AbortSignal): Promise<MediaFile> => {
  const name = file instanceof File ? { name: file.name } : {};
  try {
    const taken = await setFileMetadata(fileId, { size: file.size, ...name }, { signal });
    waiting.delete(file);
    return taken;
  } catch (failure) {
    // Refused, and so deleted: the next attempt begins anew.
    if (!isPassing(failure as ApiError)) waiting.delete(file);
    throw failure;
  }
};

/**
 * Sends a file straight to the bucket, by a form that the site signs, and has the site look at it and take it. What
 * arrived is not sent again where only that answer was lost. @throws ApiError
 */
export const sendToBucket = async (file: Blob, askForm: AskForm, options: SendOptions): Promise<MediaFile> => {
  const { signal } = options;
  const arrived = waiting.get(file);
  if (arrived) return confirm(file, arrived, signal);
  const { uploadUrl, fields, fileId } = await askForm({ size: file.size, contentType: file.type }, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A bucket reads nothing that stands behind the file.
  form.append('file', file);
  await postForm(uploadUrl, form, options);
  waiting.set(file, fileId);
  return confirm(file, fileId, signal);
};

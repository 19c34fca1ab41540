import { setFileMetadata } from '@barg/api-client/files';
import type { MediaFile, UploadUrl } from '@barg/api-client/models';
import { isPassing } from './is-passing.ts';
import { postForm } from './post-form.ts';
import type { SendOptions } from './send-options.ts';

/** Requests the bucket's form. A file that is too large or certainly of a wrong type is refused before it is sent. */
export type AskForm = (
  announced: { size: number; contentType: string },
  options: { signal: AbortSignal },
) => Promise<UploadUrl>;

/** Files in the bucket whose confirmation had no answer: they need not be sent again. */
const waiting = new WeakMap<Blob, string>();

const confirm = async (file: Blob, fileId: string, signal: AbortSignal): Promise<MediaFile> => {
  const name = file instanceof File ? { name: file.name } : {};
  try {
    const taken = await setFileMetadata(fileId, { size: file.size, ...name }, { signal });
    waiting.delete(file);
    return taken;
  } catch (failure) {
    // A refused file was deleted: the next attempt begins anew.
    if (!isPassing(failure)) waiting.delete(file);
    throw failure;
  }
};

/**
 * Sends a file directly to the bucket by a form that the site signs, and has the site check and store it. If only the
 * site's answer was lost, the file is not sent again. @throws ApiError
 */
export const sendToBucket = async (file: Blob, askForm: AskForm, options: SendOptions): Promise<MediaFile> => {
  const { signal } = options;
  const arrived = waiting.get(file);
  if (arrived) return confirm(file, arrived, signal);
  const { uploadUrl, fields, fileId } = await askForm({ size: file.size, contentType: file.type }, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A bucket ignores fields after the file.
  form.append('file', file);
  await postForm(uploadUrl, form, options);
  waiting.set(file, fileId);
  return confirm(file, fileId, signal);
};

import { toApiError } from '@barg/api-client/http';
import type { SendOptions } from './send-options.ts';

/**
 * Sends a form to another origin. Not by the API client, which adds the account's token. @throws ApiError as without an
 * answer: a bucket's error is not readable, and the next attempt has a new form
 */
export const postForm = (address: string, form: FormData, { onProgress, signal }: SendOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(toApiError(0, undefined));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('load', () => (request.status < 300 ? resolve() : fail()));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', address);
    request.send(form);
  });

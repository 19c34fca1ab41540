import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { toApiError } from './api-error.ts';
import { takeAnswer } from './early-answers.ts';
import { currentHandlers } from './handlers.ts';

export * from './api-error.ts';
export * from './handlers.ts';
export { canOutlive } from './outliving.ts';
export { offerAnswers, withdrawAnswers } from './early-answers.ts';

/** The one axios instance of a page, shared by the shell and every remote; fetched with the first call. */
export async function loadHttp(): Promise<AxiosInstance> {
  try {
    // The web tier preloads the chunk by this name, on pages that call the API before they are shown.
    return (await import(/* webpackChunkName: "calls" */ './axios.ts')).http;
  } catch {
    throw toApiError(0, undefined);
  }
}

/**
 * Makes a call: from the answers that came with the page if it is among them, otherwise from the API. Rejects with
 * `ApiError` only.
 */
export async function send(config: AxiosRequestConfig): Promise<unknown> {
  const early = takeAnswer(config, currentHandlers().getToken());
  if (early) return { data: early.data };
  const http = await loadHttp();
  return (await http.request<unknown>(config)).data;
}

const KEY_BYTES = 16;

/** A new key for {@link idempotencyHeader}. Unlike `crypto.randomUUID` it also works on plain HTTP. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The idempotency header of a payment or publication; use the same key for every retry of it. */
export const idempotencyHeader = (key: string = newIdempotencyKey()): { 'Idempotency-Key': string } => ({
  'Idempotency-Key': key,
});

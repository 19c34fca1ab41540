import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { type ApiError, toApiError } from './api-error.ts';
import { takeAnswer } from './early-answers.ts';

export * from './api-error.ts';
export { offerAnswers } from './early-answers.ts';

/** What the session decides for the transport, which itself never shows anything nor navigates. */
export interface HttpHandlers {
  /** The token for the Authorization header, or null for a guest. */
  getToken: () => string | null;
  /** The culture of the page for X-Locale, for example `fa-IR`; the browser's own languages are never asked. */
  getLocale: () => string;
  /** Called for each 401, before the call rejects, with the token that the call carried. */
  onUnauthorized: (error: ApiError, token: string | null) => void;
  /** Called for each answer that the whole site is closed for the visitor (451, or 503 `site.maintenance`). */
  onClosed: (error: ApiError) => void;
  /**
   * Called when the server wants an operator to prove again to be there, before the call rejects: true when that was
   * done, and the call is made once more.
   */
  askForProof?: () => Promise<boolean>;
  /** What a call says that got no answer because the browser has no connection, once somebody knows the words. */
  getOfflineText?: () => string;
}

/** The code of an act before which an operator proves again to be there. */
export const PROOF_REQUIRED = 'auth.proof_required';

/** The codes of a site that is closed, for a country or for a while. */
export const COUNTRY_BLOCKED = 'site.country_blocked';
export const IN_MAINTENANCE = 'site.maintenance';

let handlers: HttpHandlers = {
  getToken: () => null,
  getLocale: () => 'fa-IR',
  onUnauthorized: () => {},
  onClosed: () => {},
};

/** Replaces the given handlers; the others stay. */
export function configureHttp(changes: Partial<HttpHandlers>): void {
  handlers = { ...handlers, ...changes };
}

/** The handlers that hold now. */
export const currentHandlers = (): HttpHandlers => handlers;

/** The one axios instance of a page, shared by the shell and every remote; fetched with the first call. */
export async function loadHttp(): Promise<AxiosInstance> {
  try {
    // The name is what the web tier preloads, on pages that call before they are shown.
    return (await import(/* webpackChunkName: "calls" */ './axios.ts')).http;
  } catch {
    throw toApiError(0, undefined);
  }
}

/**
 * Makes a call: answered by what came with the page where that knows it, else by the API. Rejects with
 * {@link ApiError} only.
 */
export async function send(config: AxiosRequestConfig): Promise<unknown> {
  const early = takeAnswer(config, handlers.getToken());
  if (early) return { data: early.data };
  const http = await loadHttp();
  return (await http.request<unknown>(config)).data;
}

const KEY_BYTES = 16;

/** A new key for {@link idempotencyHeader}. Unlike `crypto.randomUUID` it also works on plain HTTP. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The header of one money movement or publication; the same value for every retry of it. */
export const idempotencyHeader = (key: string = newIdempotencyKey()): { 'Idempotency-Key': string } => ({
  'Idempotency-Key': key,
});

import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { type ApiError, toApiError } from './api-error.ts';
import { takeAnswer } from './early-answers.ts';

export * from './api-error.ts';
export { offerAnswers, withdrawAnswers } from './early-answers.ts';

/** What the session supplies to the HTTP client, which itself has no UI and does not navigate. */
export interface HttpHandlers {
  /** The token for the Authorization header, or null for a guest. */
  getToken: () => string | null;
  /** The culture of the page for X-Locale, for example `fa-IR`; the browser's languages are not used. */
  getLocale: () => string;
  /** Called for each 401, before the call rejects, with the token that the call carried. */
  onUnauthorized: (error: ApiError, token: string | null) => void;
  /** Called for each response that the whole site is closed to the visitor (451, or 503 `site.maintenance`). */
  onClosed: (error: ApiError) => void;
  /**
   * Called when the server requires a new proof from an operator, before the call rejects. If it resolves with true,
   * the call is retried.
   */
  askForProof?: () => Promise<boolean>;
  /** The message of errors while the browser is offline, once its text has loaded. */
  getOfflineText?: () => string;
}

/** The code of the error for an action that requires a new proof from an operator. */
export const PROOF_REQUIRED = 'auth.proof_required';

/** The codes of a site that is closed to a country, or for maintenance. */
export const COUNTRY_BLOCKED = 'site.country_blocked';
export const IN_MAINTENANCE = 'site.maintenance';

let handlers: HttpHandlers = {
  getToken: () => null,
  getLocale: () => 'fa-IR',
  onUnauthorized: () => {},
  onClosed: () => {},
};

const waitingForAsker = new Set<() => void>();

/** Replaces the given handlers and keeps the others. */
export function configureHttp(changes: Partial<HttpHandlers>): void {
  handlers = { ...handlers, ...changes };
  if (changes.askForProof) for (const tell of waitingForAsker) tell();
}

/** How long a refused call waits for a page that can ask. Milliseconds. */
const ASKER_PATIENCE_MS = 10_000;

/** Who asks an operator for a proof. It comes with what a page loads last, so a call may be refused before it is there. */
export async function proofAsker(): Promise<HttpHandlers['askForProof']> {
  if (handlers.askForProof) return handlers.askForProof;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      waitingForAsker.delete(goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ASKER_PATIENCE_MS);
    waitingForAsker.add(goOn);
  });
  return handlers.askForProof;
}

/** The current handlers. */
export const currentHandlers = (): HttpHandlers => handlers;

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

/** The idempotency header of a payment or publication; use the same key for every retry of it. */
export const idempotencyHeader = (key: string = newIdempotencyKey()): { 'Idempotency-Key': string } => ({
  'Idempotency-Key': key,
});

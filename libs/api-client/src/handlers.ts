import type { ApiError } from './api-error.ts';

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
  /** The same of a call that was not answered in time. */
  getTimeoutText?: () => string;
  /** The same of an answer that is not the API's: the page of a network that asks for a login, or a proxy's. */
  getUnreadableText?: () => string;
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

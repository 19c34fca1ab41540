import { readToken } from './token.ts';

/**
 * Throws, as an aborted call does, when this browser has another token than the given one by now: it is called after
 * each wait and before an answer is stored, so that an answer is only ever the account's that it was requested for.
 *
 * @param token the token at the time of the request; null for a guest
 * @throws DOMException, which `toQueryError` reads as STOPPED
 */
export function assertSameToken(token: string | null): void {
  if (readToken() !== token) throw new DOMException('The session is another one now', 'AbortError');
}

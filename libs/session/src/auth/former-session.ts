/** A module of its own, because the first page does not need it. */
import { endOnServer } from './end-on-server.ts';
import { dropAccountData } from './sign-out.ts';
import { readToken } from './token.ts';

/**
 * Ends the session that another login takes the place of, as a login link does that is opened by somebody signed in:
 * nothing of the former account stays in the page, and its token opens nothing any more. Returns whether there was one.
 */
export function endFormerSession(): boolean {
  const former = readToken();
  if (former === null) return false;
  dropAccountData();
  void endOnServer(former);
  return true;
}

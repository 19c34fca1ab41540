/** A part that is loaded when a session ends, or when the server has not heard of it. */
import { logout } from '@barg/api-client/auth';
import { deviceStore, serviceWorkers } from '@barg/runtime/browser-stores';
import { PUSH_WANTED_BY } from '../push/wanted-by.ts';
import { toQueryError } from '../store/query-error.ts';
import { accountHere } from '../user/account-here.ts';
import { readUnheard, writeUnheard } from './unheard-logouts.ts';

/** The server knows no such session: it has ended there already. */
const ENDED = 401;

const isHeard = (token: string): Promise<boolean> =>
  logout({ headers: { Authorization: token }, outlivesPage: true }).then(
    () => true,
    (failure: unknown) => toQueryError(failure).statusCode === ENDED,
  );

/**
 * Takes this browser's push subscription away, which the ended session has on the server as long as that has not heard.
 * The account's wish stays: its next login here subscribes anew.
 */
async function dropPush(): Promise<void> {
  const wantedBy = deviceStore.getItem(PUSH_WANTED_BY);
  if (wantedBy !== null && wantedBy === accountHere()) return;
  const registration = await serviceWorkers()?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

let isWaiting = false;

/** Tells again as soon as the browser is online. */
function tellWhenOnline(): void {
  if (isWaiting) return;
  isWaiting = true;
  const tell = (): void => {
    isWaiting = false;
    void endSessions(readUnheard());
  };
  addEventListener('online', tell, { once: true });
}

/** Ends sessions on the server and forgets their tokens where it has heard; the others wait. Never rejects. */
export async function endSessions(tokens: readonly string[]): Promise<void> {
  const heard = await Promise.all([...tokens.map(isHeard), dropPush().catch(() => undefined)]);
  const left = readUnheard().filter((token) => heard[tokens.indexOf(token)] !== true);
  writeUnheard(left);
  if (left.length > 0) tellWhenOnline();
}

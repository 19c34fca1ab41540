import { deviceStore, serviceWorkers } from '@barg/runtime/browser-stores';
// By the package's name: a remote has a copy of this module, and the page has one account.
import { accountHere } from '@barg/session';
import { PUSH_WANTED_BY } from './wanted-by.ts';

/**
 * Whether this browser tells this account what happens while no page is open: `on`, `off`, `blocked` where its owner
 * has forbidden it in the browser, `unsupported` where it cannot.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const calls = () => import('@barg/api-client/notifications');

/** The worker that shows what is pushed; null where there is none, as during development. */
const registrationHere = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  return (await serviceWorkers()?.getRegistration()) ?? null;
};

const isWanted = (): boolean => deviceStore.getItem(PUSH_WANTED_BY) === accountHere();

export async function readPushState(): Promise<PushState> {
  const registration = await registrationHere();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await registration.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' && isWanted() ? 'on' : 'off';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isSameKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, place) => byte === key[place]);
};

/** Subscribes the browser, anew where it had another key of the site, and tells the site. */
async function tellSite({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const { getPushKey, subscribeToPush } = await calls();
  const key = bytesOf((await getPushKey()).publicKey);
  const had = await pushManager.getSubscription();
  if (had && !isSameKey(had, key)) await had.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = subscription.toJSON();
  const [p256dh = '', auth = ''] = [keys.p256dh, keys.auth];
  await subscribeToPush({ endpoint: endpoint ?? '', keys: { p256dh, auth } });
}

/**
 * Asks the visitor, after a press, and has the account told in this browser.
 * @throws when the browser's push service or the site cannot be reached
 */
export async function turnPushOn(): Promise<PushState> {
  const registration = await registrationHere();
  const accountId = accountHere();
  if (!registration || accountId === null) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await tellSite(registration);
  deviceStore.setItem(PUSH_WANTED_BY, accountId);
  return 'on';
}

/** The site is not asked whether the browser may stop: it forgets an endpoint that is gone when it next writes to it. */
async function tellSiteOfEnd(endpoint: string): Promise<void> {
  try {
    const { unsubscribeFromPush } = await calls();
    await unsubscribeFromPush({ endpoint });
  } catch {
    // Without a network, or an answer that was lost: nothing is shown here any more.
  }
}

/**
 * Has the account told in this browser no more. The browser itself ends it first, which needs no site: where only the
 * wish were gone, it would go on showing what is pushed under a switch that is off.
 */
export async function turnPushOff(): Promise<PushState> {
  const registration = await registrationHere();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  deviceStore.removeItem(PUSH_WANTED_BY);
  if (subscription) await tellSiteOfEnd(subscription.endpoint);
  return readPushState();
}

/** Tells the site of the browser again, as at each visit: endpoints change, and a session's subscription goes with it. */
export async function keepPush(): Promise<void> {
  if (!isWanted() || (await readPushState()) === 'unsupported' || Notification.permission !== 'granted') return;
  const registration = await registrationHere();
  if (registration) await tellSite(registration);
}

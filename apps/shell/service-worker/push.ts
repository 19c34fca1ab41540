import { directionOf, messagesLocaleOf } from '@barg/contract';
import { readAppearance } from './appearance.ts';
import { PRIVATE_PATHS } from './private-paths.ts';
import { WITHOUT_WORDS } from './without-words.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Not in every browser. */
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
};

/** What a push says: the words are asked for, so that no push service carries them. */
interface Told {
  kind: string;
  id: string;
}

interface Words {
  text: string;
  title: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  link: string;
  group: string;
}

const NOTICES_PAGE = '/notifications';
const PATIENCE_MS = 8000;
/** How long a page may take to take a notification over. Firefox lets a press open a window for one second. */
const PAGE_PATIENCE_MS = 600;

const toldBy = (data: PushMessageData | null): Told | null => {
  try {
    const { kind, id } = data?.json() as Partial<Told>;
    return typeof kind === 'string' && typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? { kind, id } : null;
  } catch {
    return null;
  }
};

/** Calls the API as whoever is signed in; null when nobody is, or it fails. */
const call = async (path: string, method = 'GET'): Promise<unknown> => {
  const cookie = await self.cookieStore?.get('token');
  if (!cookie?.value) return null;
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { authorization: decodeURIComponent(cookie.value) },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return answer.ok ? ((await answer.json()) as { data: unknown }).data : null;
};

const wordsOf = async (told: Told | null): Promise<Words> => {
  const words = told && ((await call(`/notifications/${told.id}/words`).catch(() => null)) as Words | null);
  if (words) return words;
  const { culture } = await readAppearance();
  const locale = messagesLocaleOf(culture);
  const direction = directionOf(locale);
  const text = WITHOUT_WORDS[locale];
  return { text, title: self.location.hostname, locale, direction, link: NOTICES_PAGE, group: told?.id ?? 'news' };
};

/** The windows with a page of the site; the API's document and files are windows of this origin, too. */
const pagesHere = async (): Promise<WindowClient[]> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => !PRIVATE_PATHS.test(new URL(url).pathname));
};

/** Browsers ask for something to be shown, but where a page of the site is looked at: that page says it itself. */
const show = async (data: PushMessageData | null): Promise<void> => {
  const pages = await pagesHere();
  if (pages.some(({ visibilityState, focused }) => visibilityState === 'visible' && focused)) return;
  const told = toldBy(data);
  const { text, title, locale, direction, link, group } = await wordsOf(told);
  await self.registration.showNotification(title, {
    ...{ body: text, lang: locale, dir: direction, tag: group, icon: '/icon-192.png', badge: '/icon-192.png' },
    data: { link, id: told?.id ?? null },
  });
};

/**
 * Has a page go to what a notification is about. False when it does not answer: its listener comes late, and a page
 * without a network has none.
 */
const isTakenBy = (page: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (isTaken: boolean): void => {
      clearTimeout(timer);
      port1.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => finish(false), PAGE_PATIENCE_MS);
    port1.onmessage = () => finish(true);
    // A page that slept hears of it later: it stays where it is then.
    page.postMessage({ type: 'open', path, until: Date.now() + PAGE_PATIENCE_MS }, [port2]);
  });

/** Opens what a notification is about: in a page that is there and goes there by itself, or in a new one. */
const open = async ({ link, id }: { link: string; id: string | null }): Promise<void> => {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  if (id !== null) void call(`/notifications/${id}/read`, 'POST').catch(() => null);
  const pages = await pagesHere();
  const there = pages.find(({ focused }) => focused) ?? pages[0];
  // Not focused before: browsers let a press do one of the two, focus a window or open one.
  if (there && (await isTakenBy(there, url.pathname + url.search))) {
    // Where the browser does not let it to the front, it is found in its place.
    await there.focus().catch(() => undefined);
  } else await self.clients.openWindow(url.href).catch(() => null);
};

/** Shows what is pushed, and opens what is pressed, see docs/decisions/0153. */
export const showPushes = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data = event.notification.data as { link: string; id: string | null } | null;
    event.waitUntil(open(data ?? { link: NOTICES_PAGE, id: null }));
  });
};

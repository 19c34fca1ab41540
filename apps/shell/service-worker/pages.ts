import { directionOf, messagesLocaleOf } from '@barg/contract';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readAppearance } from './appearance.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** The texts of a language, as they stand in HTML. */
type Words = Readonly<Record<string, string>>;

/** The page that says that there is no network, in the visitor's language, direction and theme. */
const offlinePage = async (): Promise<Response> => {
  const { culture, theme } = await readAppearance();
  const [page, words] = await Promise.all([matchPrecache('/offline/page.html'), matchPrecache('/offline/words.json')]);
  if (!page || !words) return Response.error();
  const said = ((await words.json()) as Partial<Record<string, Words>>)[messagesLocaleOf(culture)] ?? {};
  const html = `<html lang="${culture}" dir="${directionOf(culture)}" data-theme="${theme}">`;
  const inLanguage = (await page.text()).replace(/\{\{(\w+)\}\}/g, (_, name: string) => said[name] ?? '');
  const body = inLanguage.replace('<html>', () => html);
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

/** Pages come from the network and are never kept: they hold who is signed in. */
const fromNetwork = async ({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> => {
  try {
    const preloaded: Response | undefined = await (event as FetchEvent).preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    return offlinePage();
  }
};

/** Answers the site's pages. What is opened below the API and the like is not touched. */
export const answerPages = (): void => {
  registerRoute(new NavigationRoute(fromNetwork, { denylist: [PRIVATE_PATHS] }));
  // The request goes out while the worker itself is still starting.
  self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
};

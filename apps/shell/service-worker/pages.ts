import { directionOf, messagesLocaleOf } from '@barg/contract';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readAppearance } from './appearance.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page that says that there is no network, in the visitor's language, direction and theme. */
const offlinePage = async (): Promise<Response> => {
  const { culture, theme } = await readAppearance();
  const page = await matchPrecache(`/offline/${messagesLocaleOf(culture)}.html`);
  if (!page) return Response.error();
  const html = `<html lang="${culture}" dir="${directionOf(culture)}" data-theme="${theme}">`;
  const body = (await page.text()).replace(/<html[^>]*>/, () => html);
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

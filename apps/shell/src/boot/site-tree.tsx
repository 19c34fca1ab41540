import { useEffect } from 'react';
import { uiSlice, useAppStore, useIsStarting } from '@barg/session';
import { SiteExtras } from '../extras/lazy-extras.tsx';
import { IntentHost } from '../platform/intent-host.tsx';
import { useScrollPlace } from '../navigation/scroll/use-scroll-place.ts';
import { HostBridge } from '../providers/host-bridge.tsx';
import { SiteProviders } from '../providers/site-providers.tsx';
import { preloadLinks } from '../remotes/preload-links.ts';
import { SiteRoutes } from '../routes/site-routes.tsx';
import { prepareCalls } from './first-answers.ts';
import { whenFirstPicturesAreThere } from './first-pictures.ts';
import { HeardEvents } from './heard-events.tsx';
import { inTurns } from './in-turns.ts';
import { startRealtimeAtLogin } from './realtime.ts';
import type { Page } from '../page/create-page.ts';
import type { Site } from '../site/site.ts';

/** Renders nothing: restores scroll positions. */
function ScrollPlace() {
  useScrollPlace();
  return null;
}

/** Starts after the first paint: the socket, the HTTP client, the shell's slots, preloading on hover, the cards. */
function AfterFirstPicture({ site }: { site: Site }) {
  const isStarting = useIsStarting();
  const store = useAppStore();
  useEffect(() => {
    const unlink = preloadLinks((pathname) => void site.loadPage(pathname));
    void whenFirstPicturesAreThere().then(() =>
      inTurns(
        // One call for the texts of all slots.
        () => void site.loadTexts(),
        () => void store.dispatch(uiSlice.actions.initialLoadingFinished()),
        () => startRealtimeAtLogin(store),
        prepareCalls,
      ),
    );
    return unlink;
  }, [site, store]);
  return isStarting ? null : <SiteExtras />;
}

/** All of a page. The server draws the same tree as the browser: React counts its ids by the places in it. */
export const SiteTree = ({ page }: { page: Page }) => (
  <SiteProviders page={page}>
    <HostBridge attach={page.host.attach} />
    <ScrollPlace />
    <HeardEvents>
      <SiteRoutes />
      <IntentHost intents={page.intents} />
      <AfterFirstPicture site={page.site} />
    </HeardEvents>
  </SiteProviders>
);

import type { IntentQueue } from '../platform/intent-queue.ts';
import { createPlatform } from '../platform/platform.ts';
import type { PageHost } from '../providers/host.ts';
import type { PageContext } from '../providers/site-providers.tsx';
import { createSite, type SiteParts } from './create-site.ts';

/** All that is of one page alone. */
export interface Page extends PageContext {
  host: PageHost;
  intents: IntentQueue;
}

/** The session comes first: who is here decides what of the site is fetched. */
type PageParts = Pick<Page, 'session' | 'host' | 'Router' | 'nonce' | 'drawingMoment'> & Omit<SiteParts, 'store'>;

/** A browser makes one for its visit; a server that draws makes one for each request. */
export async function createPage({ session, host, Router, nonce, drawingMoment, ...parts }: PageParts): Promise<Page> {
  const site = await createSite({ ...parts, store: session.store });
  return { session, host, Router, nonce, drawingMoment, site, ...createPlatform(site) };
}

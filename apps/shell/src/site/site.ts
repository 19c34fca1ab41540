import type { ExposeStore } from './exposes.ts';
import type { Messages } from './messages.ts';
import type { LoadedRegistry } from './registry.ts';
import type { RemoteRoute } from './remote-routes.ts';

/** Everything that outlives a render: what is deployed, which texts and exposes are loaded. */
export interface Site extends LoadedRegistry {
  routes: readonly RemoteRoute[];
  messages: Messages;
  exposes: ExposeStore;
  /** Loads the remote's page of a path ahead of showing it, if the visitor is to see it. Never rejects: a failure shows in the page's place. */
  loadPage: (pathname: string) => Promise<void>;
  /** Loads the texts that the first picture of a path shows. Never rejects. */
  loadFirstTexts: (pathname: string) => Promise<void>;
  /** Loads the texts of everything that fills slots. Never rejects. */
  loadTexts: () => Promise<void>;
}

import type { ObservableValue } from '@barg/runtime/observable';
import type { ExposeStore } from './exposes.ts';
import type { Health } from './health.ts';
import type { InstallPromptEvent } from './install-offer.ts';
import type { Messages } from './messages.ts';
import type { LoadedRegistry } from './registry.ts';
import type { RemoteRoute } from './remote-routes.ts';

/** Everything that outlives a render: deployed remotes, loaded texts and exposes. */
export interface Site extends LoadedRegistry {
  routes: readonly RemoteRoute[];
  messages: Messages;
  exposes: ExposeStore;
  health: Health;
  /** The browser's last offer to install the site; null until there is one. */
  installOffer: ObservableValue<InstallPromptEvent | null>;
  /**
   * Loads the remote's page of a path in advance, if the visitor may see it. Never rejects: a failure shows in the
   * page's place.
   */
  loadPage: (pathname: string) => Promise<void>;
  /** Loads the texts of a path's first screen. Never rejects. */
  loadFirstTexts: (pathname: string) => Promise<void>;
  /** Loads the texts of all slot fillers. Never rejects. */
  loadTexts: () => Promise<void>;
}

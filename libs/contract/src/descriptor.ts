import type { FirstCall } from './first-calls.ts';
import type { IntentName } from './intents.ts';
import type { Showable } from './showings.ts';
import type { SlotName } from './slots.ts';

/** The name of a remote, see {@link isRemoteName}. Which remotes there are is known by the registry alone. */
export type RemoteName = string;

/**
 * The frame a page stands in; with `own` the page brings it along, its `<main>` included. `geoBlock` and `maintenance`
 * are chosen by the shell, never by a route.
 */
export type PageLayout = 'primary' | 'public' | 'blank' | 'home' | 'own';
export type LayoutKind = PageLayout | 'geoBlock' | 'maintenance';

/** Who sees a navigation entry. `member` is anyone signed in. */
export type NavAudience = 'all' | 'guest' | 'member' | 'user' | 'performer' | 'operator';

/** Icons a descriptor may name; the shell draws them, so a remote ships no icon for its entry. */
export type NavIcon =
  | 'home'
  | 'compass'
  | 'message-circle'
  | 'radio'
  | 'sparkles'
  | 'bookmark'
  | 'wallet'
  | 'settings'
  | 'user'
  | 'bell'
  | 'package'
  | 'layout-dashboard';

export interface RouteDescriptor {
  /** React Router path, absolute, for example `/messages/:conversationId?`. */
  path: string;
  /** The federated expose whose default export is the page component, for example `./home`. */
  expose: string;
  layout: PageLayout;
  /** Only for signed-in visitors; others go to /auth/login?returnUrl=... */
  auth?: boolean;
  /** A guest stays on a page that needs an account: it says itself what one needs to log in for. */
  noRedirect?: boolean;
  /** Only for performers; everyone else goes to /home. */
  performerOnly?: boolean;
  /** Only for operators; everyone else goes to /home. */
  operatorOnly?: boolean;
  /** What the page asks first, so that the answers can come with it. At most {@link MAX_FIRST_CALLS}. */
  firstCalls?: readonly FirstCall[];
}

/**
 * Where an entry stands: in the side navigation; in the bar of phones; in the menu beside one's own name. The first of
 * that menu is also where the name itself leads whoever has no profile, and what stands in the bar as well has the last
 * place there, whatever else there is.
 */
export type NavPlacement = 'side' | 'bottom' | 'account';

export interface NavDescriptor {
  id: string;
  to: string;
  /** i18n key with its namespace, for example `feed:nav.home`. */
  labelKey: string;
  icon: NavIcon;
  /** Ascending; gaps of ten leave room for other teams. */
  order: number;
  audience: NavAudience;
  placements: readonly NavPlacement[];
  /** A number that the session library counts and the shell shows beside the entry. */
  badge?: 'unreadMessages' | 'unreadNotifications';
  /** What all its pages begin with, where that is more than `to`: the entry is lit on each of them. */
  section?: string;
}

export interface SlotFillDescriptor extends Showable {
  slot: SlotName;
  /** The expose whose default export is a component that takes the slot's props. */
  expose: string;
  order: number;
}

export interface IntentDescriptor {
  intent: IntentName;
  /** The expose whose default export is a dialog component that takes `IntentDialogProps`. */
  expose: string;
}

/** The public face of a remote: everything the shell knows of it before a byte of its code is fetched. */
export interface RemoteDescriptor {
  name: RemoteName;
  /** The contract version the remote was built with. */
  contract: string;
  routes: readonly RouteDescriptor[];
  nav: readonly NavDescriptor[];
  /** The slots of others that this remote fills. */
  fills: readonly SlotFillDescriptor[];
  /** The slots that this remote offers. */
  offers: readonly SlotName[];
  intents: readonly IntentDescriptor[];
}

/** Stands in place of a hash, and only for a developer's override, whose bytes change with each edit. */
export const UNCHECKED = '';

export interface RegistryEntry {
  version: string;
  /** Absolute or site-relative URL of mf-manifest.json. */
  manifest: string;
  /** Absolute or site-relative URL of the container itself: what a page loads. */
  entry: string;
  /**
   * Subresource Integrity of the container, which names those of its chunks. A deployed remote without it is refused;
   * a developer's override says that it is {@link UNCHECKED}.
   */
  integrity?: string;
  /** Its team has taken it out for a while: its routes say so, and nothing of it is loaded. */
  isPaused?: boolean;
  /** A version that only a share of the visitors gets, this one among them. */
  isCanary?: boolean;
  descriptor: RemoteDescriptor;
}

/** The body of /registry.json. A remote that is not deployed is absent. */
export interface Registry {
  remotes: Record<RemoteName, RegistryEntry>;
}

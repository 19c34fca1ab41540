import type { FirstCall } from './first-calls.ts';
import type { IntentName } from './intents.ts';
import type { Showable } from './showings.ts';
import type { SlotName } from './slots.ts';

/** The name of a remote, see {@link isRemoteName}. Only the registry knows which remotes exist. */
export type RemoteName = string;

/**
 * The layout around a page; with `own` the page brings it, with `<main>`. The shell chooses `geoBlock` and
 * `maintenance`, never a route.
 */
export type PageLayout = 'primary' | 'public' | 'blank' | 'home' | 'own';
export type LayoutKind = PageLayout | 'geoBlock' | 'maintenance';

/** Who sees a navigation entry. `member` is anyone signed in. */
export type NavAudience = 'all' | 'guest' | 'member' | 'user' | 'performer' | 'operator';

/** Icons for descriptors; the shell renders them, so a remote ships none for its entry. */
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
  /** Other remotes may have pages at addresses that its parameters would match: `/wallet/cards` under `/wallet/:section`. */
  yields?: boolean;
  /** Only for signed-in visitors; others go to /auth/login?returnUrl=... */
  auth?: boolean;
  /** A guest stays on a page that needs an account: the page itself explains that. */
  noRedirect?: boolean;
  /** Only for performers; everyone else goes to /home. */
  performerOnly?: boolean;
  /** Only for operators; everyone else goes to /home. */
  operatorOnly?: boolean;
  /** The page's first calls, whose answers can come with it. At most {@link MAX_FIRST_CALLS}. */
  firstCalls?: readonly FirstCall[];
  /** Its first screen can be drawn without a browser: a release then holds a server bundle with the page. */
  isDrawn?: boolean;
  /** The same for members: what it shows of theirs is drawn for each of them, and kept by nobody. */
  isDrawnForMembers?: boolean;
}

/**
 * Where an entry is: in the side navigation, the phones' bar, or the account menu. The first of that menu is also the
 * link of the account's name for members without a profile, and one that is in the bar as well always has the bar's
 * last place.
 */
export type NavPlacement = 'side' | 'bottom' | 'account';

export interface NavDescriptor {
  id: string;
  to: string;
  /** i18n key with its namespace, for example `feed:nav.home`. */
  labelKey: string;
  icon: NavIcon;
  /** Ascending, in steps of ten for other teams' entries. */
  order: number;
  audience: NavAudience;
  placements: readonly NavPlacement[];
  /** A count of the session library that the shell shows beside the entry. */
  badge?: 'unreadMessages' | 'unreadNotifications';
  /** The common beginning of its pages' paths, if it is not `to`: the entry is current on each of them. */
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

/** The public description of a remote: everything that the shell knows before it loads any of its code. */
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

/** Replaces a hash, only for a developer's override, whose bytes change with each edit. */
export const UNCHECKED = '';

export interface RegistryEntry {
  version: string;
  /** Absolute or site-relative URL of mf-manifest.json. */
  manifest: string;
  /** Absolute or site-relative URL of the container. */
  entry: string;
  /**
   * Subresource Integrity of the container, which has the hashes of its chunks. A deployed remote without it is
   * refused; a developer's override is {@link UNCHECKED}.
   */
  integrity?: string;
  /** Paused by its team: its routes show that, and nothing of it is loaded. */
  isPaused?: boolean;
  /** A canary, which only a share of the visitors gets. */
  isCanary?: boolean;
  descriptor: RemoteDescriptor;
}

/** The body of /registry.json. A remote that is not deployed is absent. */
export interface Registry {
  remotes: Record<RemoteName, RegistryEntry>;
}

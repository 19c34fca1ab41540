import type { NavDescriptor, Registry, RegistryEntry, RemoteName } from './descriptor.ts';
import { messagesLocaleOf, type MessageNamespace } from './locales.ts';
import { isNavFor } from './shown-to-visitor.ts';
import type { VisitorKind } from './visitor-kind.ts';

/** The id of the JSON block by which the web tier passes {@link BootData} to the shell. */
export const BOOT_DATA_ID = 'boot-data';

/**
 * The browser's mark of a page whose shell has not started yet. The web tier's script in the page makes it, the shell
 * takes it away once it can tell of itself.
 */
export const SHELL_START_KEY = 'barg.start';

/** The query parameter of a developer's override: `?mf-override=feed@http://localhost:4301`. */
export const OVERRIDE_KEY = 'mf-override';

/** What the web tier knows when it sends the page, so that the shell need not request it. */
export interface BootData {
  /** `GET /settings/public`; null when the API did not answer in time: then the shell requests it. */
  settings: Record<string, unknown> | null;
  /** `GET /users/me` of the token cookie; null for a guest or when the API did not answer in time. */
  user: Record<string, unknown> | null;
  /**
   * The session that `user` and `answers` are for, by {@link sessionMarkOf}; null for a guest. The browser may have
   * another one by the time that the page starts.
   */
  sessionMark: string | null;
  /** The visitor's country is blocked by the site, and the visitor is no operator. */
  isCountryBlocked: boolean;
  registry: Registry;
  /** The version of the shell that the page was made with; absent where that is the one that the site was started with. */
  shell?: string;
  /** The culture of the page as served (`lang` and `dir` follow it): query, then cookie, then the default. */
  culture: string;
  theme: 'light' | 'dark';
  /** Origins from which `?mf-override=name@origin` may load a remote; empty in production, unless it is set. */
  overrideOrigins: readonly string[];
  /** The answers of the page's first calls, by {@link answerKey}: the `data` of each success. */
  answers: Record<string, unknown>;
  /**
   * The web tier has drawn the first screen from this data: the page takes it over. Times were written for this moment
   * (milliseconds since 1970) and time zone (IANA). `texts` is the ETag of the texts that it was drawn with, where the
   * web tier tells it. Absent otherwise.
   */
  drawn?: { now: number; timeZone: string; texts?: string };
  /** `off`: no service worker is wanted, and an installed one is removed. */
  serviceWorker: 'on' | 'off';
  /** The share of pages, between 0 and 1, that report everything in {@link ClientReport}. */
  reportShare: number;
}

/**
 * Containers are JavaScript identifiers, so a remote's federated name has underscores: `creator-studio` is
 * `creator_studio`.
 */
export const containerNameOf = (remote: string): string => remote.replaceAll('-', '_');

/** The namespaces of every page. */
const OWN_NAMESPACES: readonly MessageNamespace[] = ['shell', 'ui'];

/** The namespace of a key in a descriptor, `feed:nav.home`. */
export const namespaceOfKey = (key: string): MessageNamespace => key.split(':')[0] ?? '';

/** A paused remote is not loaded, so nothing of it is shown. */
const loadedEntries = ({ remotes }: Registry): RegistryEntry[] =>
  Object.values(remotes).filter(({ isPaused }) => !isPaused);

/** The namespaces of visible labels; those of the account menu are loaded when it opens. */
const labelsInSight = (nav: readonly NavDescriptor[]): MessageNamespace[] =>
  nav
    .filter(({ placements }) => placements.some((placement) => placement !== 'account'))
    .map(({ labelKey }) => namespaceOfKey(labelKey));

/**
 * The namespaces of the first screen: of the page itself, and of labels in the visitor's navigation. Others may be
 * loaded later.
 *
 * @param page the remote of the page; none for the shell's own
 * @param own those of a page of the shell
 */
export const firstNamespacesOf = (
  registry: Registry,
  page: RemoteName | undefined,
  visitor: VisitorKind,
  own: readonly MessageNamespace[] = [],
): MessageNamespace[] => {
  const shown = loadedEntries(registry).flatMap(({ descriptor: { name, nav } }) => [
    ...(name === page ? [name] : []),
    ...labelsInSight(nav.filter((entry) => isNavFor(entry, visitor))),
  ]);
  return [...new Set([...OWN_NAMESPACES, ...shown, ...own])];
};

/**
 * The namespaces of everything that may fill slots of a page: a remote's own pages load theirs. With the labels of all
 * roles' navigation, because a login changes it without a new page.
 */
export const slotNamespacesOf = (registry: Registry): MessageNamespace[] => {
  const shown = loadedEntries(registry).flatMap(({ descriptor: { name, nav, fills } }) => [
    ...(fills.length > 0 ? [name] : []),
    ...labelsInSight(nav),
  ]);
  return [...new Set([...OWN_NAMESPACES, ...shown])];
};

/** The URL of texts: without a limit, as all of them are needed. Defined once, because the web tier preloads the URL that the shell requests. */
export const messagesUrl = (culture: string, namespaces: readonly MessageNamespace[]): string => {
  const query = { locale: messagesLocaleOf(culture), namespace: namespaces.join(',') };
  return `/api/translations/search?${new URLSearchParams(query)}`;
};

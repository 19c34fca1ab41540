import type { NavDescriptor, Registry, RegistryEntry, RemoteName } from './descriptor.ts';
import { messagesLocaleOf, type MessageNamespace } from './locales.ts';
import { isNavFor, type VisitorKind } from './visitor-kind.ts';

/** The id of the JSON block in which the web tier hands {@link BootData} to the shell. */
export const BOOT_DATA_ID = 'boot-data';

/** The query parameter by which a developer brings a remote: `?mf-override=feed@http://localhost:4301`. */
export const OVERRIDE_KEY = 'mf-override';

/** What the web tier already knows when it answers with the page, so that the shell need not ask for it. */
export interface BootData {
  /** `GET /settings/public`; null when the API did not answer in time: the shell asks itself then. */
  settings: Record<string, unknown> | null;
  /** `GET /users/me` of the token cookie; null for a guest or when the API did not answer in time. */
  user: Record<string, unknown> | null;
  /** The visitor's country is kept out of the whole site, and the visitor is no operator. */
  isCountryBlocked: boolean;
  registry: Registry;
  /** The culture of the page as served (`lang` and `dir` follow it): query, then cookie, then the default. */
  culture: string;
  theme: 'light' | 'dark';
  /** Origins from which `?mf-override=name@origin` may load a remote; empty in production, unless it is set. */
  overrideOrigins: readonly string[];
  /** What the page's first calls would be told, by {@link answerKey}: the `data` of each success. */
  answers: Record<string, unknown>;
  /** `off`: no service worker is wanted, and one that the browser has is to go. */
  serviceWorker: 'on' | 'off';
  /** Of how many pages, between 0 and 1, all is reported that {@link ClientReport} speaks of. */
  reportShare: number;
}

/**
 * Containers are JavaScript identifiers, so a remote's federated name has underscores: `creator-studio` is
 * `creator_studio`.
 */
export const containerNameOf = (remote: string): string => remote.replaceAll('-', '_');

/** What every page of the site needs, whoever's it is. */
const OWN_NAMESPACES: readonly MessageNamespace[] = ['shell', 'ui'];

/** The namespace of a key as descriptors name it, `feed:nav.home`. */
export const namespaceOfKey = (key: string): MessageNamespace => key.split(':')[0] ?? '';

/** A paused one is not loaded, so nothing of it is shown. */
const loadedEntries = ({ remotes }: Registry): RegistryEntry[] =>
  Object.values(remotes).filter(({ isPaused }) => !isPaused);

/** The namespaces of the labels that stand in sight; those of the account's menu come when it is opened. */
const labelsInSight = (nav: readonly NavDescriptor[]): MessageNamespace[] =>
  nav
    .filter(({ placements }) => placements.some((placement) => placement !== 'account'))
    .map(({ labelKey }) => namespaceOfKey(labelKey));

/**
 * The namespaces of the first picture: of the page itself, and of the labels in the visitor's navigation. The others may
 * come after it.
 *
 * @param page the remote whose page is opened; none for the shell's own
 */
export const firstNamespacesOf = (
  registry: Registry,
  page: RemoteName | undefined,
  visitor: VisitorKind,
): MessageNamespace[] => {
  const shown = loadedEntries(registry).flatMap(({ descriptor: { name, nav } }) => [
    ...(name === page ? [name] : []),
    ...labelsInSight(nav.filter((entry) => isNavFor(entry, visitor))),
  ]);
  return [...new Set([...OWN_NAMESPACES, ...shown])];
};

/**
 * Those of all that may stand in a page of somebody else: a remote's own pages bring theirs along. With the labels of
 * everybody's navigation, because who logs in gets another one without a new page.
 */
export const slotNamespacesOf = (registry: Registry): MessageNamespace[] => {
  const shown = loadedEntries(registry).flatMap(({ descriptor: { name, nav, fills } }) => [
    ...(fills.length > 0 ? [name] : []),
    ...labelsInSight(nav),
  ]);
  return [...new Set([...OWN_NAMESPACES, ...shown])];
};

/** A language is needed whole; the API allows that many texts at once. */
const MAX_MESSAGES = 5000;

/** Where texts come from. Stated once, because the web tier preloads the very address that the shell asks for. */
export const messagesUrl = (culture: string, namespaces: readonly MessageNamespace[]): string => {
  const query = { locale: messagesLocaleOf(culture), namespace: namespaces.join(','), limit: String(MAX_MESSAGES) };
  return `/api/translations/search?${new URLSearchParams(query)}`;
};

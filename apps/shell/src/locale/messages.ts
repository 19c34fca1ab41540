import { messagesLocaleOf, messagesUrl, type MessageNamespace } from '@barg/contract';

/** Texts as i18next takes them: nested by the dots of their keys. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

export interface Translation {
  key: string;
  value: string;
  namespace: string;
}

const TIMEOUT_MS = 4000;

/** `[{ key: 'nav.home', value: 'x' }]` to `{ nav: { home: 'x' } }`. */
export function nestMessages(translations: readonly Pick<Translation, 'key' | 'value'>[]): MessageTree {
  const root: MessageTree = {};
  for (const { key, value } of translations) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let branch = root;
    for (const segment of path) {
      const next = branch[segment];
      branch = typeof next === 'object' ? next : (branch[segment] = {});
    }
    branch[last] = value;
  }
  return root;
}

/** The texts of each namespace that has some. */
export const byNamespace = (translations: readonly Translation[]): Map<MessageNamespace, MessageTree> => {
  const groups = Map.groupBy(translations, ({ namespace }) => namespace);
  return new Map([...groups].map(([namespace, group]) => [namespace, nestMessages(group)]));
};

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetchWell(url);
  return (await response.json()) as T;
}

async function fetchWell(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** The texts as edited at run time; namespaces that the API does not hold are absent from the result. */
async function fetchTranslations(
  culture: string,
  namespaces: readonly MessageNamespace[],
  onTag: MessageSources['onTag'],
): Promise<Map<string, MessageTree>> {
  const response = await fetchWell(messagesUrl(culture, namespaces));
  const { data } = (await response.json()) as { data: { data: Translation[] } };
  onTag?.(response.headers.get('etag'));
  return byNamespace(data.data);
}

export interface MessageSources {
  /** Where a namespace's shipped `<locale>.json` files lie; null when it is not deployed. */
  assetFolderOf: (namespace: MessageNamespace) => string | null;
  /** A developer's version brings its texts along: the site's may lack what is new in it. */
  isOverridden?: (namespace: MessageNamespace) => boolean;
  /** Hears the ETag of what the API has answered. */
  onTag?: (tag: string | null) => void;
}

/** The texts of a namespace; `locale` is {@link INSTEAD} where it was shipped without those that were asked for. */
export interface Bundle {
  namespace: MessageNamespace;
  locale: string;
  messages: MessageTree;
}

/** Every remote has texts in this language, which i18next takes where one is lacking. */
const INSTEAD = 'en-US';

const fetchShipped = async (namespace: MessageNamespace, folder: string, locale: string): Promise<Bundle[]> =>
  fetchJson<MessageTree>(`${folder}/${locale}.json`).then(
    (messages) => [{ namespace, locale, messages }],
    () => (locale === INSTEAD ? [] : fetchShipped(namespace, folder, INSTEAD)),
  );

/**
 * Texts of several namespaces in one request, from the API, else as shipped beside the code. A namespace that
 * neither has is absent: its keys show then, which is better than no page.
 */
export async function fetchMessages(
  culture: string,
  namespaces: readonly MessageNamespace[],
  { assetFolderOf, isOverridden = () => false, onTag }: MessageSources,
): Promise<Bundle[]> {
  const locale = messagesLocaleOf(culture);
  const deployed = namespaces.filter((namespace) => !isOverridden(namespace));
  const nothing = new Map<string, MessageTree>();
  const found = deployed.length > 0 ? await fetchTranslations(culture, deployed, onTag).catch(() => nothing) : nothing;
  const shipped = namespaces.map(async (namespace) => {
    const messages = found.get(namespace);
    if (messages) return [{ namespace, locale, messages }];
    const folder = assetFolderOf(namespace);
    return folder === null ? [] : fetchShipped(namespace, folder, locale);
  });
  return (await Promise.all(shipped)).flat();
}

/** A GET that a page always makes first, so that the web tier can request it before it sends the page. */
export interface FirstCall {
  /**
   * Below `/api`, with the query that the page will use: `/performers/:username`, `/user/feeds?tab=following&limit=10`.
   * A colon begins a parameter of the route's own path. If the API answers 404, so does the page.
   */
  path: string;
  /**
   * What is added to its query: parameters of the route's own path by their names there, `{ username: 'username' }`. Not
   * by a colon, which web tiers of before refuse; they leave this out, and the page asks itself.
   */
  fromAddress?: Readonly<Record<string, string>>;
  /** Only for members, or only for guests; for both when absent. */
  audience?: 'guest' | 'member';
  /**
   * The place in its `data` of the first screen's main picture, in the API's sizes: a JSON pointer (RFC 6901) such as
   * `/data/0/files/0/thumbnails`. It is preloaded while scripts load, for the column's width. Nothing is preloaded when
   * the place is empty.
   */
  picture?: string;
  /** Where its `data` has the page's preview. One call of a route has it. */
  preview?: Preview;
  /** Where the same `data` has what search engines are told beside the preview. */
  facts?: PageFacts;
}

/**
 * What search engines are told of a page that has a {@link Preview} (JSON-LD): places in its answer, as there. What
 * kind of thing it is follows from the preview's type.
 */
export interface PageFacts {
  author?: { name: string; username: string };
  /** ISO 8601. */
  publishedAt?: string;
  /** Whether it has to be paid for. */
  isLocked?: string;
  /** In tokens. */
  price?: string;
  /** How many are left; null there is as many as are asked for. */
  stock?: string;
}

/**
 * The preview of a shared link for programs without scripts (Open Graph). It names the places of texts and pictures in
 * an answer, by JSON pointers as in {@link FirstCall.picture}; the first non-empty one counts. The web tier reads only
 * answers for guests.
 */
export interface Preview {
  type: 'article' | 'profile' | 'product' | 'video.other' | 'website';
  title: readonly string[];
  /** Descriptions; the public teaser of a locked item may follow its locked text. */
  text?: readonly string[];
  pictures?: readonly PreviewPicture[];
}

export interface PreviewPicture {
  /** The place of the picture, in the API's sizes with width and height. */
  at: string;
  /** The place of its alternative text. */
  alt?: string;
}

/** The query of the cache that a first call answers, so that nobody asks again. */
export interface AnsweredQuery {
  /** The endpoint's name in the cache. */
  endpoint: string;
  /**
   * The query's argument by the parameters of the page's path, as {@link FirstCall.path} has them, and by the culture
   * that it is shown in; absent for one without.
   */
  argOf?: (params: Readonly<Record<string, string>>, culture: string) => unknown;
  /** What the query makes of the call's `data`; by default nothing else. */
  toData?: (data: never) => unknown;
}

/** A first call of a page, with what it is asked for: the one statement of both. */
export interface FirstData extends FirstCall {
  /** Without it the answer waits for the page's own call. Needed for what a server draws. */
  query?: AnsweredQuery;
}

/** What a descriptor says of a page's first data: JSON. */
export const firstCallsOf = (data: readonly FirstData[]): FirstCall[] => data.map(({ query: _, ...call }) => call);

/** Each delays the page by a call of the API: a page that needs more makes the others itself. */
export const MAX_FIRST_CALLS = 4;

/** Values of a query; null and undefined are left out. */
type QueryValue = string | number | boolean | null | undefined;

/** The key of a call in {@link BootData.answers}: path and query in a normalised order. */
export function answerKey(path: string, params: Record<string, unknown> = {}): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) {
    const values = (Array.isArray(value) ? value : [value]) as QueryValue[];
    for (const one of values) if (one !== null && one !== undefined) query.append(name, String(one));
  }
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** A call with the parameters of the page's URL; null when one is missing. */
export function firstCallPath(
  { path, fromAddress = {} }: FirstCall,
  params: Readonly<Record<string, string | undefined>>,
): string | null {
  const [pathname = '', search] = path.split('?', 2);
  const segments = pathname.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    return value ? encodeURIComponent(value) : null;
  });
  const added = Object.entries(fromAddress).map(([name, parameter]) => {
    const value = params[parameter];
    return value ? `${name}=${encodeURIComponent(value)}` : null;
  });
  if (segments.includes(null) || added.includes(null)) return null;
  const query = [...(search === undefined ? [] : [search]), ...added].join('&');
  return segments.join('/') + (query === '' ? '' : `?${query}`);
}

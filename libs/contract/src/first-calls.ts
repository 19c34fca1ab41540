/** A GET of the API that a page always makes first, and that the web tier may therefore ask before the page is sent. */
export interface FirstCall {
  /**
   * Below `/api`, with its query, as the page will ask it: `/performers/:username`, `/user/feeds?tab=following&limit=10`.
   * A colon names a parameter of the route's own path. Where the API answers 404, so does the page.
   */
  path: string;
  /** Asked only for a signed-in visitor, or only for one who is not; for both where it is absent. */
  audience?: 'guest' | 'member';
  /**
   * Where in its `data` the picture lies that the first screen is about, in the sizes that the API gives: a JSON pointer
   * (RFC 6901) such as `/data/0/files/0/thumbnails`. It is fetched while the scripts still load, for a place as wide as
   * the column. Where nothing lies there, nothing is.
   */
  picture?: string;
  /** What of its `data` introduces the page to who is sent its address. One call of a route has it. */
  preview?: Preview;
}

/**
 * What a shared link shows, as programs read it that run no scripts (Open Graph). It says where in an answer words and
 * pictures lie, by JSON pointers as in {@link FirstCall.picture}; of several the first counts at which something lies.
 * The web tier reads the answers that guests get, and no other.
 */
export interface Preview {
  type: 'article' | 'profile' | 'product' | 'video.other' | 'website';
  title: readonly string[];
  /** Words about it; what a locked one shows everybody may follow what is locked. */
  text?: readonly string[];
  pictures?: readonly PreviewPicture[];
}

export interface PreviewPicture {
  /** Where the picture lies, in the sizes that the API gives, which tell its width and height. */
  at: string;
  /** Where it is said what the picture shows. */
  alt?: string;
}

/** Each is a call of the API before the page is sent: a page that needs more shows itself first. */
export const MAX_FIRST_CALLS = 4;

/** Values as a query can hold them; null and undefined are not sent. */
type QueryValue = string | number | boolean | null | undefined;

/** A call's name in {@link BootData.answers}: the path and its query in one order, whoever wrote it. */
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

/** A call with the parameters of the page's address in their places; null where one of them is missing. */
export function firstCallPath(
  { path }: FirstCall,
  params: Readonly<Record<string, string | undefined>>,
): string | null {
  const [pathname = '', search] = path.split('?', 2);
  const segments = pathname.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    return value ? encodeURIComponent(value) : null;
  });
  if (segments.includes(null)) return null;
  return segments.join('/') + (search === undefined ? '' : `?${search}`);
}

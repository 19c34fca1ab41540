/** Renewed this long before it expires, so that running requests succeed. */
const RENEW_AHEAD_MS = 60_000;
/** The minimum interval of renewals, in case the local clock is wrong. */
const RENEW_EVERY_MS = 60_000;

/** The signature of a file's URLs, and its renewal. */
export interface MediaAddress {
  /** `url` with the current signature, renewed first if it is about to expire. */
  sign(url: string): Promise<string>;
  /** Renews the signature, at most once a minute. Keeps the old one after a failure. */
  renew(): Promise<void>;
  /** Sets a newer URL of the same file. */
  update(url: string): void;
}

const queryOf = (url: string): string => url.split('?')[1] ?? '';

/** When the signature of a URL expires, in milliseconds since 1970; Infinity without one. */
const endOf = (query: string): number => {
  const seconds = Number(new URLSearchParams(query).get('e'));
  return seconds > 0 ? seconds * 1000 : Infinity;
};

/**
 * The URLs of one file share a signature. `fetchUrl` requests one of them from the server; null if
 * there is none.
 */
export const createMediaAddress = (url: string, fetchUrl: () => Promise<string | null>): MediaAddress => {
  let query = queryOf(url);
  let renewing: Promise<void> | null = null;
  let renewedAt = -Infinity;

  const update = (newer: string): void => {
    if (endOf(queryOf(newer)) > endOf(query)) query = queryOf(newer);
  };
  const fetchNewer = async (): Promise<void> => {
    // Ignored: the request with the old URL will fail and be reported.
    const newer = await fetchUrl().catch(() => null);
    if (newer) update(newer);
  };
  const renew = (): Promise<void> => {
    if (renewing) return renewing;
    if (Date.now() - renewedAt < RENEW_EVERY_MS) return Promise.resolve();
    renewedAt = Date.now();
    renewing = fetchNewer().finally(() => (renewing = null));
    return renewing;
  };
  return {
    update,
    renew,
    sign: async (target) => {
      if (endOf(query) - Date.now() < RENEW_AHEAD_MS) await renew();
      const [path = ''] = target.split('?');
      return query ? `${path}?${query}` : path;
    },
  };
};

/** Renewed this long before it expires, so that running requests succeed. */
const RENEW_AHEAD_MS = 60_000;
/** The minimum interval of renewals, in case the local clock is wrong. */
const RENEW_EVERY_MS = 60_000;
/** The minimum interval of attempts that no person asked for, while they fail: each piece of a film is signed. */
const ATTEMPT_EVERY_MS = 5000;

/** The signature of a file's URLs, and its renewal. */
export interface MediaAddress {
  /** `url` with the current signature, renewed first if it is about to expire. */
  sign(url: string): Promise<string>;
  /** Renews the signature, at most once a minute. Keeps the old one after a failure, and may then be called again. */
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
  let attemptedAt = -Infinity;
  let answeredAt = -Infinity;

  const update = (newer: string): void => {
    if (endOf(queryOf(newer)) > endOf(query)) query = queryOf(newer);
  };
  const fetchNewer = async (): Promise<void> => {
    try {
      const newer = await fetchUrl();
      answeredAt = Date.now();
      if (newer) update(newer);
    } catch {
      // The request with the old URL will fail and be reported.
    }
  };
  const renew = (): Promise<void> => {
    if (renewing) return renewing;
    if (Date.now() - answeredAt < RENEW_EVERY_MS) return Promise.resolve();
    attemptedAt = Date.now();
    renewing = fetchNewer().finally(() => (renewing = null));
    return renewing;
  };
  const renewIfDue = async (): Promise<void> => {
    if (endOf(query) - Date.now() >= RENEW_AHEAD_MS) return;
    if (renewing || Date.now() - attemptedAt >= ATTEMPT_EVERY_MS) await renew();
  };
  return {
    update,
    renew,
    sign: async (target) => {
      await renewIfDue();
      const [path = ''] = target.split('?');
      return query ? `${path}?${query}` : path;
    },
  };
};

/** Ahead of its end, so that what is asked for now still arrives. */
const RENEW_AHEAD_MS = 60_000;
/** A clock that runs wrong must not ask for a signature at every request. */
const RENEW_EVERY_MS = 60_000;

/** The signature that opens a file's addresses for minutes, and how to get the next one. */
export interface MediaAddress {
  /** `url` with the signature that is good now, renewed first where it is about to run out. */
  sign(url: string): Promise<string>;
  /** Asks for a new signature, at most once a minute. Keeps the old one where there is none to get. */
  renew(): Promise<void>;
  /** Takes a newer address of the same file, which came by another way. */
  update(url: string): void;
}

const queryOf = (url: string): string => url.split('?')[1] ?? '';

/** When the signature of an address runs out, milliseconds since 1970; never for one without. */
const endOf = (query: string): number => {
  const seconds = Number(new URLSearchParams(query).get('e'));
  return seconds > 0 ? seconds * 1000 : Infinity;
};

/**
 * The addresses of one file share one signature. `fetchUrl` answers one of them as the server gives it now; null where
 * it gives none.
 */
export const createMediaAddress = (url: string, fetchUrl: () => Promise<string | null>): MediaAddress => {
  let query = queryOf(url);
  let renewing: Promise<void> | null = null;
  let renewedAt = -Infinity;

  const update = (newer: string): void => {
    if (endOf(queryOf(newer)) > endOf(query)) query = queryOf(newer);
  };
  const fetchNewer = async (): Promise<void> => {
    // What fails here fails again, and visibly, where the old address is used.
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

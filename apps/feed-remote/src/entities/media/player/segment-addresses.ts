/**
 * What a playlist lists outside the site holds for five minutes from when the playlist was fetched; one of them is for
 * what is asked for last to arrive.
 */
const GOOD_FOR_MS = 240_000;

/** Addresses of segments that a storage beside the site hands out, renewed while they play. */
export interface SegmentAddresses {
  /** Takes note of what a playlist listed, which was fetched just now. */
  learn(playlist: string, segments: Iterable<string>): void;
  /** The address that is good now. Keeps the old one where there is none to get. */
  renew(segment: string): Promise<string>;
}

interface Listed {
  playlist: string;
  url: string;
  fetchedAt: number;
}

/** The same segment has the same place, whatever its signature is. */
const placeOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** `fetchPlaylist` answers a playlist as the site hands it out now. */
export const createSegmentAddresses = (fetchPlaylist: (playlist: string) => Promise<string>): SegmentAddresses => {
  const listed = new Map<string, Listed>();
  const renewing = new Map<string, Promise<void>>();

  const learn = (playlist: string, segments: Iterable<string>): void => {
    const fetchedAt = Date.now();
    for (const url of segments) listed.set(placeOf(url), { playlist, url, fetchedAt });
  };
  const fetchAgain = (playlist: string): Promise<void> => {
    const started =
      renewing.get(playlist) ??
      fetchPlaylist(playlist)
        .then((text) => learn(playlist, text.match(/https?:\/\/[^\s"]+/g) ?? []))
        // What fails here fails again, and visibly, where the old address is used.
        .catch(() => undefined)
        .finally(() => renewing.delete(playlist));
    renewing.set(playlist, started);
    return started;
  };

  return {
    learn,
    renew: async (segment) => {
      const place = placeOf(segment);
      const known = listed.get(place);
      if (known && Date.now() - known.fetchedAt > GOOD_FOR_MS) await fetchAgain(known.playlist);
      return listed.get(place)?.url ?? segment;
    },
  };
};

/**
 * Signed URLs of segments in a bucket are valid for five minutes after the playlist was fetched; one of them is left
 * for the last requests.
 */
const GOOD_FOR_MS = 240_000;

/** Signed URLs of segments in a bucket, renewed during playback. */
export interface SegmentAddresses {
  /** Stores the URLs of a playlist that was just fetched. */
  learn(playlist: string, segments: Iterable<string>): void;
  /** The current URL of a segment; the old one if renewing fails. */
  renew(segment: string): Promise<string>;
}

interface Listed {
  playlist: string;
  url: string;
  fetchedAt: number;
}

/** The key of a segment: its URL without the signature. */
const placeOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** `fetchPlaylist` fetches a playlist with new URLs. */
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
        // Ignored: the request with the old URL will fail and be reported.
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

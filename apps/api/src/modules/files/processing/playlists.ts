/** One size of a film in the master playlist. */
export interface Rendition {
  /** The file name of its own playlist. */
  name: string;
  width: number;
  height: number;
  /** As in the `codecs` parameter of a media type (RFC 6381). */
  codecs: readonly string[];
  /** Its own playlist, as ffmpeg wrote it. */
  playlist: string;
}

/** Shorter segments tell little about the bandwidth that is needed. */
const SHORTEST_SECONDS = 1;

interface Rate {
  /** Bits per second: of the heaviest segment, and on average. */
  peak: number;
  average: number;
}

/**
 * The master playlist of a film's sizes, lightest first because players begin with the first (RFC 8216, section 4.3.4).
 */
export const writeMasterPlaylist = (renditions: readonly Rendition[]): string =>
  [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...renditions.flatMap(({ name, width, height, codecs, playlist }) => {
      const { peak, average } = rateOf(playlist);
      const attributes = [
        `BANDWIDTH=${peak}`,
        `AVERAGE-BANDWIDTH=${average}`,
        `RESOLUTION=${width}x${height}`,
        `CODECS="${codecs.join(',')}"`,
      ];
      return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, name];
    }),
    '',
  ].join('\n');

/** Computed from the byte ranges in the playlist of a single file. */
const rateOf = (playlist: string): Rate => {
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),.*\n#EXT-X-BYTERANGE:(\d+)@/g)].map(
    ([, seconds, bytes]) => ({ seconds: Number(seconds), bits: Number(bytes) * 8 }),
  );
  const total = segments.reduce((sum, it) => ({ seconds: sum.seconds + it.seconds, bits: sum.bits + it.bits }), {
    seconds: 0,
    bits: 0,
  });
  const average = Math.ceil(total.bits / Math.max(total.seconds, 0.001));
  const whole = segments.filter(({ seconds }) => seconds >= SHORTEST_SECONDS);
  return { average, peak: Math.max(average, ...whole.map(({ bits, seconds }) => Math.ceil(bits / seconds))) };
};

/** A playlist with each name replaced by the signed URL that `addressOf` returns. */
export const signPlaylist = (playlist: string, addressOf: (name: string) => string): string =>
  playlist
    .replace(/^[^#\s].*$/gm, (name) => addressOf(name))
    .replace(/URI="([^"]+)"/g, (_, name: string) => `URI="${addressOf(name)}"`);

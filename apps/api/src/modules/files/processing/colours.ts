import { HdrFilmError } from '../files.errors.ts';

/** What a film says of its colours, where a browser would show them wrongly as they are. */
export type Colours = 'hdr' | 'wide' | 'full' | 'usual';

/** How bright white is where a film is brighter than screens, in candela per square metre (ITU-R BT.2408). */
const WHITE = 203;

/** Read from the line by which ffmpeg describes a stream: `yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67)`. */
export const coloursOf = (line: string): Colours => {
  if (/\b(arib-std-b67|smpte2084)\b/.test(line)) return 'hdr';
  if (/\bbt2020/.test(line)) return 'wide';
  return /\byuvj\d|\(pc\b/.test(line) ? 'full' : 'usual';
};

const TAGS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
/** From light itself, so that what is brighter than a screen is laid below its white and not cut off. */
const TONE_MAP = [
  `zscale=transfer=linear:npl=${WHITE}`,
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=tonemap=mobius:desat=0',
];
const TO_BT709 = 'zscale=primaries=bt709:transfer=bt709:matrix=bt709:range=tv';

/** Where ffmpeg was built without zscale: it knows the wide colours, and nothing of light that is brighter than screens. */
const PLAINLY_TO_BT709 = 'colorspace=iall=bt2020:all=bt709:range=tv';

/** What `toBt709` needs of an ffmpeg for colours as phones record them. */
export const COLOUR_FILTERS = ['zscale', 'tonemap'] as const;

/**
 * The filters that bring a film's colours to BT.709, as browsers show it, and the tags that say so. `hasFilters` tells
 * whether ffmpeg has {@link COLOUR_FILTERS}.
 * @throws HdrFilmError for a film brighter than screens where it has not: cut off or grey it would look broken
 */
export const toBt709 = (colours: Colours, hasFilters = true): { filters: string[]; tags: string[] } => {
  if (colours === 'hdr' && !hasFilters) throw new HdrFilmError();
  if (colours === 'hdr') return { filters: [...TONE_MAP, TO_BT709], tags: TAGS };
  if (colours === 'wide') return { filters: [hasFilters ? TO_BT709 : PLAINLY_TO_BT709], tags: TAGS };
  return {
    filters: colours === 'full' ? ['scale=out_range=tv'] : [],
    tags: colours === 'full' ? ['-color_range', 'tv'] : [],
  };
};

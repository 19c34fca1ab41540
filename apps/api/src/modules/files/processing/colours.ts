import { HdrFilmError } from '../files.errors.ts';

/** The colours of a film that browsers would show wrongly without conversion. */
export type Colours = 'hdr' | 'wide' | 'full' | 'usual';

/** The white level of HDR films, in candela per square metre (ITU-R BT.2408). */
const WHITE = 203;

/** Parsed from ffmpeg's description of a stream: `yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67)`. */
export const coloursOf = (line: string): Colours => {
  if (/\b(arib-std-b67|smpte2084)\b/.test(line)) return 'hdr';
  if (/\bbt2020/.test(line)) return 'wide';
  return /\byuvj\d|\(pc\b/.test(line) ? 'full' : 'usual';
};

const TAGS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
/** In linear light, so that highlights are compressed below white and not clipped. */
const TONE_MAP = [
  `zscale=transfer=linear:npl=${WHITE}`,
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=tonemap=mobius:desat=0',
];
const TO_BT709 = 'zscale=primaries=bt709:transfer=bt709:matrix=bt709:range=tv';

/** For an ffmpeg without zscale: converts wide colours, not HDR. */
const PLAINLY_TO_BT709 = 'colorspace=iall=bt2020:all=bt709:range=tv';

/** The filters that an ffmpeg needs for HDR films of phones. */
export const COLOUR_FILTERS = ['zscale', 'tonemap'] as const;

/**
 * The filters and tags that convert a film's colours to BT.709. `hasFilters` tells whether ffmpeg has {@link
 * COLOUR_FILTERS}.
 * @throws HdrFilmError for an HDR film without them: clipped or grey it would look broken
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

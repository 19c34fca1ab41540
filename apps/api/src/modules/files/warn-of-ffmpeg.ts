import type { Context } from '../../context.ts';
import { hasFilters, NO_COLOUR_FILTERS, NO_FFMPEG } from '../../platform/ffmpeg/find-ffmpeg.ts';
import { COLOUR_FILTERS } from './processing/colours.ts';

/** Tells whoever keeps the site what an ffmpeg that is missing, or lacks something, means. */
export const warnOfFfmpeg = async ({ ffmpeg, log }: Context): Promise<() => void> => {
  if (!ffmpeg) log.warn({ part: 'files' }, NO_FFMPEG);
  else if (!(await hasFilters(ffmpeg, COLOUR_FILTERS))) log.warn({ part: 'files' }, NO_COLOUR_FILTERS);
  return () => undefined;
};

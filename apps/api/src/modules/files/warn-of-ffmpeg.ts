import type { Context } from '../../context.ts';
import { hasFilters, NO_COLOUR_FILTERS, NO_FFMPEG } from '../../platform/ffmpeg/find-ffmpeg.ts';
import { COLOUR_FILTERS } from './processing/colours.ts';

/** Logs what a missing or limited ffmpeg means for the site. */
export const warnOfFfmpeg = async ({ ffmpeg, log }: Context): Promise<() => void> => {
  if (!ffmpeg) log.warn({ part: 'files' }, NO_FFMPEG);
  else if (!(await hasFilters(ffmpeg, COLOUR_FILTERS))) log.warn({ part: 'files' }, NO_COLOUR_FILTERS);
  return () => undefined;
};

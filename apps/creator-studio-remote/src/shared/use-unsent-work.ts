import { useUnsentForm, type WrittenForm } from '@barg/session/unsent-drafts';
import { isOut, type Planned } from './times/moment-schema.ts';
import { movingMoments } from './times/moving-moments.ts';
import { WORK_DRAFT, workSchema } from './work-schema.ts';

/**
 * {@link useUnsentForm} for a gallery or a video. The moment of one that has come out is not kept: restored from before,
 * it would be refused where nobody sees it.
 *
 * @param others names of fields that it has beside the words, the audience and the price of every work
 */
export const useUnsentWork = (
  form: WrittenForm,
  place: string,
  work: Planned | undefined,
  others: readonly string[] = [],
) => {
  const names = isOut(work) ? [...Object.keys(workSchema.shape), ...others] : undefined;
  return useUnsentForm(movingMoments(form), place, names, { ...WORK_DRAFT, isChange: work !== undefined });
};

import type { CacheTag, QueryError } from '@barg/session';

/** Statuses of a refusal that tell that things are no longer as the page shows them. */
const CHANGED_MEANWHILE: readonly number[] = [404, 409, 410];

/** Whether an act was refused because another has changed what it is about. */
export const isChangedMeanwhile = ({ statusCode }: QueryError): boolean => CHANGED_MEANWHILE.includes(statusCode);

/** Whether nobody knows what came of an act: there was no answer, or the server broke down over it. */
const isOutcomeUnknown = ({ statusCode }: QueryError): boolean => statusCode === 0 || statusCode >= 500;

/**
 * What is read again after an act: when it is done, when things have changed meanwhile, and when nobody knows. What was
 * only written wrongly has changed nothing.
 *
 * @example
 * closeReport: build.mutation({ queryFn, invalidatesTags: refreshedTags('Operator') })
 */
export const refreshedTags =
  (...tags: readonly CacheTag[]) =>
  (_result: unknown, error: QueryError | undefined): readonly CacheTag[] =>
    !error || isChangedMeanwhile(error) || isOutcomeUnknown(error) ? tags : [];

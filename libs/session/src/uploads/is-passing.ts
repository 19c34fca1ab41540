import { isUnanswered, toQueryError } from '@barg/session';

/** Whether a retry may succeed: no answer, or the server is busy or still locks the upload. */
export const isPassing = (failure: unknown): boolean => {
  const error = toQueryError(failure);
  return isUnanswered(error) || error.statusCode >= 500 || [409, 423, 429].includes(error.statusCode);
};

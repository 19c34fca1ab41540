import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';

/** What the server asks of the reader: to wait, and for how long, or to come online first. */
const tellsWhatToDo = ({ statusCode, retryAfterMs }: QueryError): boolean =>
  retryAfterMs !== undefined || statusCode === 0;

/** The words of a load that failed: the specification's, unless the failure's own tell what to do. */
export const useLoadWords = (): ((error: QueryError) => string) => {
  const { t } = useTranslation('messaging');
  return (error) => (tellsWhatToDo(error) && error.message) || t('errors.load');
};

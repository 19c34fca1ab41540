import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { ButtonLink, LoadFailure } from '@barg/ui-kit';
import { paths } from './paths.ts';

interface QueryFailureProps {
  error: unknown;
  /** It is the page's only content, so that its title is the page's. */
  isPage?: boolean;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The error state of a page or a list: not found, with the way home of every page that is not there, or failed with a retry. */
export function QueryFailure({ error, ...retrying }: QueryFailureProps) {
  const { t } = useTranslation('feed');
  const action = <ButtonLink to={paths.home}>{t('notFound.action')}</ButtonLink>;
  return <LoadFailure error={toQueryError(error)} action={action} {...retrying} />;
}

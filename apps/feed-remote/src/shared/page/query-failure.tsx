import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { ButtonLink, LoadFailure } from '@barg/ui-kit';
import { paths } from './paths.ts';

interface QueryFailureProps {
  error: unknown;
  /** It is the page's only content, so that its title is the page's; without, it is a part of a page that is there. */
  isPage?: boolean;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The error state of a page or a list: not found, of a page with the way home, or failed with a retry. */
export function QueryFailure({ error, isPage = false, ...retrying }: QueryFailureProps) {
  const { t } = useTranslation('feed');
  const action = <ButtonLink to={paths.home}>{t('notFound.action')}</ButtonLink>;
  const place = isPage ? { isPage, action } : { isPart: true };
  return <LoadFailure error={toQueryError(error)} {...place} {...retrying} />;
}

import VideoIcon from 'lucide-react/icons/video';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, CountBadge, useFormat, VisuallyHidden } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { usePrivateRequests } from '../api/private-requests.ts';

/** To the private streams; for a performer with the number of requests that she has not looked at. */
export function PrivateLink() {
  const { t } = useTranslation('live');
  const format = useFormat();
  const user = useCurrentUser();
  const count = usePrivateRequests(user?.isPerformer === true).length;
  if (!user) return null;
  return (
    <ButtonLink icon={VideoIcon} to={paths.private}>
      {t('private.link')}
      {count > 0 && (
        <>
          <span aria-hidden>
            <CountBadge count={count} />
          </span>
          <VisuallyHidden>{t('private.requests', { count, amount: format.number(count) })}</VisuallyHidden>
        </>
      )}
    </ButtonLink>
  );
}

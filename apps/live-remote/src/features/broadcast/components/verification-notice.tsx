import Hourglass from 'lucide-react/icons/hourglass';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import type { VerificationStatus } from '../api/own-verification.ts';

interface VerificationNoticeProps {
  status: Exclude<VerificationStatus, 'verified'>;
}

/** Replaces the form until the performer is verified. */
export function VerificationNotice({ status }: VerificationNoticeProps) {
  const { t } = useTranslation('live');
  const isWaiting = status === 'pending';
  return (
    <Card aria-label={t('broadcast.verification.label')}>
      <EmptyState
        icon={isWaiting ? Hourglass : ShieldAlert}
        title={t(`broadcast.verification.${status}.title`)}
        action={
          <ButtonLink variant={isWaiting ? 'secondary' : 'primary'} to={sitePaths.verification}>
            {t(`broadcast.verification.${status}.action`)}
          </ButtonLink>
        }
      >
        {t(`broadcast.verification.${status}.text`)}
      </EmptyState>
    </Card>
  );
}

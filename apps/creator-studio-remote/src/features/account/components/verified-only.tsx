import Hourglass from 'lucide-react/icons/hourglass';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ButtonLink, Card, EmptyState, Skeleton } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useOwnPerformerQuery } from '../api/own-performer.ts';

/**
 * What only verified performers may use: until then it asks for nothing and takes nothing, and says why. Where her
 * standing cannot be read, the API's answers to what is inside decide.
 */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('creator-studio');
  const { data, error } = useAskedAgain(useOwnPerformerQuery(undefined));
  const status = data?.verification.status;
  if (status === 'verified' || (!status && error)) return children;
  if (!status) return <Skeleton height="320px" radius="card" />;
  const isWaiting = status === 'pending';
  return (
    <Card aria-label={t('account.banner.label')}>
      <EmptyState
        icon={isWaiting ? Hourglass : ShieldAlert}
        title={t(`account.verification.${status}.title`)}
        action={
          <ButtonLink variant={isWaiting ? 'secondary' : 'primary'} to={paths.accountSection('verification')}>
            {t(`account.banner.action.${status}`)}
          </ButtonLink>
        }
      >
        {t(`account.banner.${status}`)}
      </EmptyState>
    </Card>
  );
}

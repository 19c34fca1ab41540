import type { PayoutRequest } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge } from '@barg/ui-kit';

const VARIANTS = {
  'pending-review': 'pending',
  approved: 'pending',
  paid: 'status',
  rejected: 'danger',
} as const;

/** How far a request is; a rejected one says which way it ended. */
export function PayoutState({ request: { status, reason } }: { request: PayoutRequest }) {
  const { t } = useTranslation('creator-studio');
  return (
    <Badge variant={reason === 'withdrawn' ? 'neutral' : VARIANTS[status]}>
      {reason ? t(`payouts.reasons.${reason}`) : t(`payouts.statuses.${status}`)}
    </Badge>
  );
}

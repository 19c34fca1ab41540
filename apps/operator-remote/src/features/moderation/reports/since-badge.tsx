import type { QueuedReport } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge } from '@barg/ui-kit';

/** What became of something since it was reported, and of its owner's account; nothing where both are as they were. */
export function SinceBadge({ since, ownerState }: Pick<QueuedReport, 'since' | 'ownerState'>) {
  const { t } = useTranslation('operator');
  return (
    <>
      {since !== 'unchanged' && (
        <Badge variant={since === 'removed' ? 'danger' : 'status'}>{t(`reports.since.${since}`)}</Badge>
      )}
      {ownerState && ownerState !== 'active' && <Badge variant="status">{t(`reports.owners.${ownerState}`)}</Badge>}
    </>
  );
}

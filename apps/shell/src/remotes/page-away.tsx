import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState } from '@barg/ui-kit';
import type { AwayReason } from '../site/registry.ts';

/** Shown for a page whose remote is known and not loaded. Without a retry button, which would change nothing. */
export function PageAway({ reason }: { reason: AwayReason }) {
  const { t } = useTranslation('shell');
  const key = reason === 'paused' ? 'paused' : 'refused';
  return <EmptyState title={t(`remote.${key}.title`)}>{t(`remote.${key}.message`)}</EmptyState>;
}

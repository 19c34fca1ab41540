import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState } from '@barg/ui-kit';
import type { AwayReason } from '../site/registry.ts';

/** Stands in place of a page whose remote is known and not loaded. A retry would change nothing, so none is offered. */
export function PageAway({ reason }: { reason: AwayReason }) {
  const { t } = useTranslation('shell');
  const key = reason === 'paused' ? 'paused' : 'refused';
  return <EmptyState title={t(`remote.${key}.title`)}>{t(`remote.${key}.message`)}</EmptyState>;
}

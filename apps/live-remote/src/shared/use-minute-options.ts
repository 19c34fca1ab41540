import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { PLANNED_MINUTES } from './stream-kind.ts';

/** How long a stream may be planned to last, for a select; with what holds, which the API takes in seconds. */
export function useMinuteOptions(holds: string): Array<{ value: string; label: string }> {
  const { t } = useTranslation('live');
  const format = useFormat();
  const minutes = new Set<number>(PLANNED_MINUTES);
  if (holds !== '') minutes.add(Number(holds));
  return [...minutes]
    .toSorted((one, other) => one - other)
    .map((count) => ({ value: String(count), label: t('kind.minutes', { count, amount: format.number(count) }) }));
}

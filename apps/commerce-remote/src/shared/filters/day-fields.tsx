import { useTranslation } from '@barg/runtime/i18n';
import type { DayFilters } from '@barg/session/address-filters';
import { DateField } from '@barg/ui-kit/pickers';

/** The first and the last day of a range, both included. */
export default function DayFields({ filters }: { filters: DayFilters }) {
  const { t } = useTranslation('commerce');
  const [from, to] = [filters.get('from') || null, filters.get('to') || null];
  return (
    <>
      <DateField
        label={t('transactions.from')}
        value={from}
        {...(to !== null && { max: to })}
        onChange={(day) => filters.set('from', day ?? '')}
      />
      <DateField
        label={t('transactions.to')}
        value={to}
        {...(from !== null && { min: from })}
        onChange={(day) => filters.set('to', day ?? '')}
      />
    </>
  );
}

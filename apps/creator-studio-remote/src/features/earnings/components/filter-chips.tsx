import X from 'lucide-react/icons/x';
import { useTranslation } from '@barg/runtime/i18n';
import { Chip, formatBookDays, formatBookMonth, Inline, useUi } from '@barg/ui-kit';
import type { EarningFilter } from '../hooks/use-earning-filter.ts';

interface FilterChipsProps {
  filter: EarningFilter;
  onChange: (next: EarningFilter) => void;
}

/** With its days where the reader's calendar is another one than the books'. */
const monthLabel = (month: string, locale: string): string => {
  const days = formatBookDays(month, locale);
  return formatBookMonth(month, locale) + (days ? ` (${days})` : '');
};

/** What a figure has narrowed the list to, each to be taken off. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const { month, itemType, itemId, userId } = filter;
  const narrowed = [
    { key: 'month', label: month && monthLabel(month, locale) },
    { key: 'itemType', label: itemType && t(`breakdown.items.${itemType}`) },
    { key: 'itemId', label: itemId && t('breakdown.onlyItem') },
    { key: 'userId', label: userId && t('breakdown.onlyFan') },
  ].filter(({ label }) => label);
  if (narrowed.length === 0) return null;
  return (
    <Inline role="group" aria-label={t('breakdown.narrowed')}>
      {narrowed.map(({ key, label }) => (
        <Chip key={key} isSelected icon={X} onClick={() => onChange({ ...filter, [key]: undefined })}>
          {label}
        </Chip>
      ))}
    </Inline>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { monthName, ownDaysOf } from './months.ts';

interface MonthFieldProps {
  months: readonly string[];
  month: string;
  onChange: (month: string) => void;
}

/** Chooses a month of the books; says which days it has where the reader's calendar is another one. */
export function MonthField({ months, month, onChange }: MonthFieldProps) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const days = ownDaysOf(month, locale);
  return (
    <SelectField
      label={t('statements.month')}
      help={days && t('statements.days', { days })}
      options={months.map((value) => ({ value, label: monthName(value, locale) }))}
      value={month}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

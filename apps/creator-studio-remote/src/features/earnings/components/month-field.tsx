import { useTranslation } from '@barg/runtime/i18n';
import { formatBookDays, formatBookMonth, useUi } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';

interface MonthFieldProps {
  months: readonly string[];
  month: string;
  onChange: (month: string) => void;
}

/** Chooses a month of the books; says which days it has where the reader's calendar is another one. */
export function MonthField({ months, month, onChange }: MonthFieldProps) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const days = formatBookDays(month, locale);
  return (
    <SelectField
      label={t('statements.month')}
      help={days && t('statements.days', { days })}
      options={months.map((value) => ({ value, label: formatBookMonth(value, locale) }))}
      value={month}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

import type { Tax } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat } from '@barg/ui-kit';

interface TaxLineProps {
  tax: Tax | undefined;
  amount: number;
  currency: string;
}

/** The tax within a price, shown before paying; nothing when there is none. */
export function TaxLine({ tax, amount, currency }: TaxLineProps) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  if (!tax || amount === 0) return null;
  return (
    <Text as="p" size="caption" tone="muted">
      {t('topUp.tax', {
        name: tax.name,
        percent: format.percent(tax.percent / 100, { maximumFractionDigits: 2 }),
        amount: format.money(amount, currency),
      })}
    </Text>
  );
}

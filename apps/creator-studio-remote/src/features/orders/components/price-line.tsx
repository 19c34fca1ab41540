import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, Inline } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { AmountField } from '@barg/ui-kit/forms';
import { PRICE_BOUNDS } from './shipping-bounds.ts';

interface PriceLineProps {
  /** Of the country, or of all others. */
  name: string;
  /** Tokens; null where nothing is sent. */
  price: number | null;
  onChange: (price: number | null) => void;
  /** Absent for the line that is always there. */
  onRemove?: () => void;
}

/** What sending to one place costs, and whether anything is sent there. */
export function PriceLine({ name, price, onChange, onRemove }: PriceLineProps) {
  const { t } = useTranslation('creator-studio');
  const isServed = price !== null;
  return (
    <Inline>
      <Checkbox
        label={t('shipping.isServed', { name })}
        checked={isServed}
        onChange={({ target }) => onChange(target.checked ? 0 : null)}
      />
      {isServed && (
        <AmountField label={t('shipping.priceTo', { name })} value={price} onChange={onChange} bounds={PRICE_BOUNDS} />
      )}
      {onRemove && <IconButton icon={Trash2} label={t('shipping.remove', { name })} onClick={onRemove} />}
    </Inline>
  );
}

import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@barg/runtime/i18n';
import { Coin, IconButton } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { NumberField, useFieldError } from '@barg/ui-kit/forms';
import { BinPlace, PricePlace, PriceRow } from './price-line.styles.ts';

interface PriceLineProps {
  /** Of the form's field. */
  field: string;
  /** Of the country, or of all others. */
  name: string;
  /** Tokens; null where nothing is sent. */
  price: number | null;
  /** Just added by hand: its price is what is typed next. */
  isNew: boolean;
  onChange: (price: number | null) => void;
  onBlur: () => void;
  /** Absent for the line that is always there. */
  onRemove?: () => void;
}

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** What sending to one place costs, and whether anything is sent there. */
export function PriceLine({ field, name, price, isNew, onChange, onBlur, onRemove }: PriceLineProps) {
  const { t } = useTranslation('creator-studio');
  const isServed = price !== null;
  const error = useFieldError(field);
  return (
    <PriceRow>
      <Checkbox
        label={t('shipping.isServed', { name })}
        checked={isServed}
        onChange={({ target }) => onChange(target.checked ? NaN : null)}
      />
      {isServed && (
        <PricePlace>
          <NumberField
            label={t('shipping.priceTo', { name })}
            hideLabel
            unit="tokens"
            start={<Coin />}
            end={t('ui:tokenUnit', { count: price })}
            value={price}
            inputRef={isNew ? focus : undefined}
            error={error}
            onChange={onChange}
            onBlur={onBlur}
          />
        </PricePlace>
      )}
      {onRemove && (
        <BinPlace>
          <IconButton icon={Trash2} label={t('shipping.remove', { name })} onClick={onRemove} />
        </BinPlace>
      )}
    </PriceRow>
  );
}

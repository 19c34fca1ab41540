import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useTokens } from '@barg/ui-kit';
import { AmountField } from '@barg/ui-kit/forms';
import { useIsPriceFit } from '../../hooks/use-asking-price.ts';
import { PricePlace } from './thread.styles.ts';

/** Proposed prices, in tokens. */
const PRESETS = [2, 5, 10];

interface PriceBarProps {
  /** NaN while the field is empty, Infinity while its text is no amount. */
  price: number;
  onChange: (tokens: number) => void;
}

/** What the fan pays to open the message that is being written. */
export default function PriceBar({ price, onChange }: PriceBarProps) {
  const { t } = useTranslation('messaging');
  const inTokens = useTokens();
  const maximum = useSetting('maximumWalletPrice');
  const isFit = useIsPriceFit(price);
  const input = useRef<HTMLInputElement>(null);
  // Only where it was just opened: a draft that is found again must not take the focus.
  const isNew = useRef(Number.isNaN(price));
  useEffect(() => {
    if (isNew.current) input.current?.focus();
  }, []);
  const most = inTokens(maximum);
  return (
    <PricePlace>
      <AmountField
        label={t('composer.price')}
        help={t('composer.priceHelp', { most })}
        error={Number.isNaN(price) || isFit ? undefined : t('composer.priceBounds', { most })}
        value={price}
        onChange={onChange}
        presets={PRESETS.filter((preset) => preset <= maximum)}
        inputRef={input}
      />
    </PricePlace>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { Chip, Coin, Inline, useFormat } from '@barg/ui-kit';
import type { FieldTexts, Optional } from '@barg/ui-kit/fields';
import type { Ref } from 'react';
import { AmountGroup } from './form.styles.ts';
import { NumberField } from './number-field.tsx';
import type { NumberBounds } from './schema-bounds.ts';

export interface AmountFieldProps extends Omit<FieldTexts, 'hideLabel'>, Optional {
  /** In tokens, as the value of a number field. */
  value: number | null;
  onChange: (value: number) => void;
  onBlur?: () => void;
  name?: string;
  /** Preset amounts. */
  presets?: readonly number[];
  inputRef?: Ref<HTMLInputElement>;
  bounds?: NumberBounds | null;
}

/** A number field for tokens, with preset amounts. */
export const AmountField = ({ presets = [], ...field }: AmountFieldProps) => {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { value, onChange } = field;
  return (
    <AmountGroup>
      <NumberField {...field} unit="tokens" start={<Coin />} end={t('tokenUnit', { count: value ?? 0 })} />
      {presets.length > 0 && (
        <Inline>
          {presets.map((amount) => (
            <Chip key={amount} isSelected={amount === value} onClick={() => onChange(amount)}>
              <bdi>{format.tokens(amount)}</bdi>
            </Chip>
          ))}
        </Inline>
      )}
    </AmountGroup>
  );
};

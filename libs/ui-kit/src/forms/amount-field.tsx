import { useTranslation } from '@barg/runtime/i18n';
import { Chip, Coin, Inline, useFormat, useUi } from '@barg/ui-kit';
import { TextField, type FieldTexts } from '@barg/ui-kit/fields';
import { useState, type ChangeEvent, type Ref } from 'react';
import { AmountGroup } from './form.styles.ts';
import { parseAmount, toLatinDigits, toLocaleDigits } from './parse-amount.ts';

export interface AmountFieldProps extends Omit<FieldTexts, 'hideLabel'> {
  /** Tokens; NaN or null while the text is not a number. */
  value: number | null;
  onChange: (value: number) => void;
  onBlur?: () => void;
  name?: string;
  /** Amounts to take with one press. */
  presets?: readonly number[];
  inputRef?: Ref<HTMLInputElement>;
}

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));

/**
 * Tokens: a few usual amounts, and a field that reads Persian, Arabic and Latin digits alike and shows those of the
 * visitor's locale.
 */
export const AmountField = (props: AmountFieldProps) => {
  const { label, help, error, value, onChange, onBlur, name, presets = [], inputRef } = props;
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { locale } = useUi();
  const [text, setText] = useState(() => textOf(value));
  // The text is the reader's own ("12." on the way to "12.5"); it gives way only when the value changed elsewhere.
  const shown = Object.is(parseAmount(text), value ?? NaN) ? text : textOf(value);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(toLatinDigits(event.target.value));
    onChange(parseAmount(event.target.value));
  };
  const handlePreset = (amount: number) => {
    setText(String(amount));
    onChange(amount);
  };
  return (
    <AmountGroup>
      <TextField
        ref={inputRef}
        name={name}
        label={label}
        help={help}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        start={<Coin />}
        end={t('tokenUnit', { count: value ?? 0 })}
        value={toLocaleDigits(shown, locale)}
        onChange={handleChange}
        onBlur={onBlur}
      />
      {presets.length > 0 && (
        <Inline>
          {presets.map((amount) => (
            <Chip key={amount} isSelected={amount === value} onClick={() => handlePreset(amount)}>
              <bdi>{format.tokens(amount)}</bdi>
            </Chip>
          ))}
        </Inline>
      )}
    </AmountGroup>
  );
};

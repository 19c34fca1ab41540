import { TextField, type TextFieldProps } from '@barg/ui-kit/fields';
import type { Ref } from 'react';
import { useNumberText, type NumberTextOptions } from './use-number-text.ts';

export interface NumberFieldProps
  extends
    Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'dir' | 'ref'>,
    NumberTextOptions {
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * The only field for numbers. It accepts Persian, Arabic and Latin digits, shows those of the locale, and
 * explains why a text is invalid or ambiguous.
 */
export const NumberField = ({ value, onChange, onBlur, places, unit, inputRef, error, ...rest }: NumberFieldProps) => {
  const { text, problem, handleChange, handleBlur } = useNumberText({ value, onChange, onBlur, places, unit });
  return (
    <TextField
      {...rest}
      ref={inputRef}
      error={problem ?? error}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      value={text}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
};

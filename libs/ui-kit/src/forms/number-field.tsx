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
 * The one field for numbers. It reads Persian, Arabic and Latin digits alike, shows those of the visitor's locale, and
 * says what is wrong with a text that is no number or could be two.
 */
export const NumberField = ({ value, onChange, onBlur, places, inputRef, error, ...rest }: NumberFieldProps) => {
  const { text, problem, handleChange, handleBlur } = useNumberText({ value, onChange, onBlur, places });
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

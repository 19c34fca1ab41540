import { TextField, type TextFieldProps } from '@barg/ui-kit/fields';
import { useState, type ReactNode, type Ref } from 'react';
import type { NumberBounds } from './schema-bounds.ts';
import { useBoundsText } from './use-bounds-text.ts';
import { useNumberText, type NumberTextOptions } from './use-number-text.ts';

export interface NumberFieldProps
  extends
    Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'dir' | 'ref'>,
    Omit<NumberTextOptions, 'hasLeast'> {
  inputRef?: Ref<HTMLInputElement>;
  /** Told beside the field, and checked there once it is left. A form takes them from its schema. */
  bounds?: NumberBounds | null;
}

/** The end of a sentence, also within quotation marks, brackets or isolates. */
const SENTENCE_END = /[.!?:…؟۔。।！？]["'”’»)\]\u2069]*$/u;

/** Help that is no whole sentence gets its full stop where another one follows. */
const withBounds = (help: ReactNode, bounds: string): ReactNode => {
  if (!help || !bounds) return help || bounds;
  const isOpen = typeof help === 'string' && !SENTENCE_END.test(help.trimEnd());
  return (
    <>
      {isOpen ? `${help.trimEnd()}.` : help} {bounds}
    </>
  );
};

/**
 * The only field for numbers. It accepts Persian, Arabic and Latin digits, shows those of the locale, and
 * explains why a text is invalid or ambiguous.
 */
export const NumberField = ({ value, onChange, onBlur, places, unit, inputRef, ...rest }: NumberFieldProps) => {
  const { bounds = null, error, help, ...props } = rest;
  const hasLeast = bounds?.least != null;
  const { text, problem, handleChange, handleBlur } = useNumberText({
    value,
    onChange,
    onBlur,
    places,
    unit,
    hasLeast,
  });
  const told = useBoundsText(bounds, unit);
  const [isLeft, setLeft] = useState(false);
  const outside = isLeft ? (props.required ? told.refusalOf(value) : told.problemOf(value)) : undefined;
  return (
    <TextField
      {...props}
      ref={inputRef}
      help={withBounds(help, told.help)}
      error={problem ?? error ?? outside}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      value={text}
      onChange={handleChange}
      onBlur={() => {
        setLeft(true);
        handleBlur();
      }}
    />
  );
};

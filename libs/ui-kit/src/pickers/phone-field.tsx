import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';
import { hasLostLetters, TextField, type FieldTexts, type Optional } from '@barg/ui-kit/fields';
import { useEffect, useMemo, useState, type ChangeEvent, type Ref } from 'react';
import { Combobox } from './combobox.tsx';
import { countryOptions } from './names.ts';
import { PhoneRow } from './phone-field.styles.ts';
import { digitsOf, readPhone, wholeNumberIn, writePhone, type PhoneCodeEntry } from './phone.ts';

export interface PhoneFieldProps extends FieldTexts, Optional {
  codes: readonly (PhoneCodeEntry & { name: string; nativeName?: string })[];
  /** `+` and digits, digits alone while no country is chosen, or ''. */
  value: string;
  onChange: (value: string) => void;
  /** The country until another one is chosen, or a number has one. */
  defaultCountry?: string | null;
  isLoading?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A phone number with its country's calling code; accepts digits of other scripts. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { codes, value, onChange, defaultCountry = null, isLoading, isDisabled, isRequired, onBlur, inputRef } = props;
  const { t } = useTranslation('ui');
  const { locale } = useUi();
  const [chosen, setChosen] = useState<string | null>();
  const [home, setHome] = useState('');
  const [hasLost, setLost] = useState(false);
  const { country, number } = readPhone(value, codes, chosen === undefined ? defaultCountry : chosen);
  const options = useMemo(() => {
    const codeOf = new Map(codes.map(({ code_2, phoneCode }) => [code_2, phoneCode]));
    return countryOptions(codes, locale).map((option) => {
      const code = codeOf.get(option.value) ?? '';
      return {
        ...option,
        note: `\u2066+${code}\u2069`,
        keywords: [...(option.keywords ?? []), option.note ?? '', code, `+${code}`],
      };
    });
  }, [codes, locale]);
  // What was typed before its country was chosen elsewhere on the form, or before the codes came.
  const whole = writePhone({ country, number }, codes);
  const isIncomplete = home !== '' && home === value && whole !== value;
  useEffect(() => {
    if (isIncomplete) onChange(whole);
  }, [isIncomplete, whole, onChange]);
  // The national prefix 0 is shown while it is typed, but not sent.
  const shown = digitsOf(home).replace(/^0+(?=\d)/, '') === number ? home : number;
  const handleNumber = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const isWhole = wholeNumberIn(text, codes) !== null;
    const parts = isWhole ? readPhone(text, codes, country) : { country, number: digitsOf(text) };
    // The code that was typed is out of the field now, and the number may be still to come.
    if (isWhole && !parts.number.startsWith('+')) setChosen(parts.country);
    setHome(parts.number);
    setLost(hasLostLetters(text, parts.number));
    onChange(writePhone(parts, codes));
  };
  const handleCountry = (next: string | null) => {
    setChosen(next);
    onChange(writePhone({ country: next, number: digitsOf(number) }, codes));
  };
  return (
    <PhoneRow>
      <Combobox
        label={t('picker.phoneCode')}
        options={options}
        value={country}
        onChange={handleCountry}
        isLoading={isLoading}
        isDisabled={isDisabled}
        autoComplete="tel-country-code"
      />
      <TextField
        ref={inputRef}
        label={props.label}
        help={props.help}
        error={props.error}
        isOptional={props.isOptional && !isDisabled}
        hasLost={hasLost}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={shown}
        onChange={handleNumber}
        onBlur={onBlur}
        disabled={isDisabled}
        required={isRequired}
      />
    </PhoneRow>
  );
};

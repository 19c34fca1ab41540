import { useFieldError, useMayStayEmpty } from '@barg/ui-kit/forms';
import { useController } from 'react-hook-form';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import {
  CountriesPicker,
  CountryPicker,
  LanguagePicker,
  LanguagesPicker,
  type CountriesPickerProps,
  type CountryPickerProps,
  type LanguagePickerProps,
  type LanguagesPickerProps,
} from './country-picker.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { CityField, StateField, type CityFieldProps, type StateFieldProps } from './place-fields.tsx';
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

/** A picker's props without those that the form supplies. */
type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'> & { name: string };

/** The form's state of a field as props of a picker; `empty` replaces an undefined value. */
const useBinding = <Empty,>(name: string, empty: Empty) => {
  const { field } = useController({ name });
  const { value, onChange, onBlur, ref } = field;
  return { value: value ?? empty, onChange, onBlur, inputRef: ref, error: useFieldError(name) };
};

/** A constant, so that a field without a value has the same array on each render. */
const NOTHING: string[] = [];

export const FormCombobox = ({ name, ...rest }: Bound<ComboboxProps>) => (
  <Combobox isOptional={useMayStayEmpty(name, [null])} {...rest} {...useBinding(name, null)} />
);

export const FormMultiCombobox = ({ name, ...rest }: Bound<MultiComboboxProps>) => (
  <MultiCombobox isOptional={useMayStayEmpty(name, [NOTHING])} {...rest} {...useBinding(name, NOTHING)} />
);

export const FormCountryPicker = ({ name, ...rest }: Bound<CountryPickerProps>) => (
  <CountryPicker isOptional={useMayStayEmpty(name, [null])} {...rest} {...useBinding(name, null)} />
);

export const FormCountriesPicker = ({ name, ...rest }: Bound<CountriesPickerProps>) => (
  <CountriesPicker isOptional={useMayStayEmpty(name, [NOTHING])} {...rest} {...useBinding(name, NOTHING)} />
);

export const FormLanguagePicker = ({ name, ...rest }: Bound<LanguagePickerProps>) => (
  <LanguagePicker isOptional={useMayStayEmpty(name, [null])} {...rest} {...useBinding(name, null)} />
);

export const FormLanguagesPicker = ({ name, ...rest }: Bound<LanguagesPickerProps>) => (
  <LanguagesPicker isOptional={useMayStayEmpty(name, [NOTHING])} {...rest} {...useBinding(name, NOTHING)} />
);

export const FormPhoneField = ({ name, ...rest }: Bound<PhoneFieldProps>) => (
  <PhoneField isOptional={useMayStayEmpty(name, [''])} {...rest} {...useBinding(name, '')} />
);

export const FormStateField = ({ name, ...rest }: Bound<StateFieldProps>) => (
  <StateField isOptional={useMayStayEmpty(name, [null])} {...rest} {...useBinding(name, null)} />
);

export const FormCityField = ({ name, ...rest }: Bound<CityFieldProps>) => (
  <CityField isOptional={useMayStayEmpty(name, [''])} {...rest} {...useBinding(name, '')} />
);

export const FormSuggestField = ({ name, ...rest }: Bound<SuggestFieldProps>) => (
  <SuggestField isOptional={useMayStayEmpty(name, [''])} {...rest} {...useBinding(name, '')} />
);

export const FormDateField = ({ name, ...rest }: Bound<DateFieldProps>) => {
  const { value, onChange, onBlur, error } = useBinding(name, null);
  return <DateField isOptional={useMayStayEmpty(name, [null])} {...rest} {...{ value, onChange, onBlur, error }} />;
};

export const FormTimeField = ({ name, ...rest }: Bound<TimeFieldProps>) => {
  const { value, onChange, onBlur, error } = useBinding(name, '');
  return <TimeField isOptional={useMayStayEmpty(name, [''])} {...rest} {...{ value, onChange, onBlur, error }} />;
};

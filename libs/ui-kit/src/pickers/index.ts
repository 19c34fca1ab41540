/** Pickers for long lists, numbers of phones and days. Heavy (react-aria, dates): reach it by a lazy `import()`. */
export { readDay, writeDay } from './calendar-day.ts';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export {
  CountriesPicker,
  CountryPicker,
  LanguagePicker,
  LanguagesPicker,
  type CountriesPickerProps,
  type CountryPickerProps,
  type LanguagePickerProps,
  type LanguagesPickerProps,
} from './country-picker.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { DayFilter, DayRangeFilter } from './day-filter.tsx';
export { Flag } from './flag.tsx';
export {
  FormCityField,
  FormCombobox,
  FormCountriesPicker,
  FormCountryPicker,
  FormDateField,
  FormLanguagePicker,
  FormLanguagesPicker,
  FormMultiCombobox,
  FormPhoneField,
  FormStateField,
  FormSuggestField,
  FormTimeField,
} from './form-pickers.tsx';
export { FormMoment } from './form-moment.tsx';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';
export { countryOptions, languageOptions, type CountryEntry, type LanguageEntry } from './names.ts';
export type { PickerOption } from './option.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { digitsOf, type PhoneCodeEntry } from './phone.ts';
export { CityField, StateField, type CityEntry, type StateEntry } from './place-fields.tsx';
export { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';
export { TimeField, type TimeFieldProps } from './time-field.tsx';

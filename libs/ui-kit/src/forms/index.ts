/** Forms whose rules are zod schemas. Heavy (react-hook-form, zod): reach it by a lazy `import()`. */
export { AmountField, type AmountFieldProps } from './amount-field.tsx';
export {
  FormAmountField,
  FormCheckbox,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from './form-fields.tsx';
export { ChangedElsewhere } from './changed-elsewhere.tsx';
export { DiscardButton } from './discard-button.tsx';
export { Form, FormErrors, SubmitButton } from './form.tsx';
export {
  clockName,
  localTimeOf,
  momentOf,
  ownTimeZone,
  readLocalTime,
  type LocalTime,
  type LocalTimeReading,
} from './local-time.ts';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { readNumber, writeNumber, type NumberReading } from './read-number.ts';
// `toLocaleDigits` is exported for deployed remotes only.
export { toLatinDigits, toLocaleDigits } from './digits.ts';
export { useFormContext } from 'react-hook-form';
export { applyServerError } from './server-error.ts';
export type { NumberBounds } from './schema-bounds.ts';
export { UnsentNote } from './unsent-note.tsx';
export { useBoundsText } from './use-bounds-text.ts';
export { useFieldError } from './use-field-error.ts';
export { useMayStayEmpty } from './use-schema-bounds.ts';
export { useZodForm, type ZodForm } from './use-zod-form.ts';

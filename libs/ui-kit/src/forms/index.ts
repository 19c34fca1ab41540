/** Forms whose rules are zod schemas. Heavy (react-hook-form, zod): reach it by a lazy `import()`. */
export { AmountField, type AmountFieldProps } from './amount-field.tsx';
export {
  FormAmountField,
  FormCheckbox,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from './form-fields.tsx';
export { Form, FormErrors, SubmitButton } from './form.tsx';
export { parseAmount, toLatinDigits, toLocaleDigits } from './parse-amount.ts';
export { useFormContext } from 'react-hook-form';
export { applyServerError } from './server-error.ts';
export { useFieldError } from './use-field-error.ts';
export { useZodForm, type ZodForm } from './use-zod-form.ts';

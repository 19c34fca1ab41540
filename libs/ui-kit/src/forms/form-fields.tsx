import {
  Checkbox,
  hasLostLetters,
  RadioGroup,
  SelectField,
  Switch,
  TextArea,
  TextField,
  type ChoiceProps,
  type RadioGroupProps,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from '@barg/ui-kit/fields';
import { useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { useFieldError } from './use-field-error.ts';
import { useEmptyNumber, useMayStayEmpty, useSchemaBounds } from './use-schema-bounds.ts';

/** A field's props without those that the form supplies. */
type Bound<Props> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'written' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'inputRef'
> & {
  name: string;
};

interface Formatted {
  /**
   * Formats the digits of a text while it is typed, as a card's number, and says so of letters. Its result for a prefix
   * must be a prefix of its result.
   */
  format?: (text: string) => string;
}

export const FormTextField = ({ name, format, ...rest }: Bound<TextFieldProps> & Formatted) => {
  const { register } = useFormContext();
  const { onChange, ...field } = register(name);
  const [hasLost, setLost] = useState(false);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    if (format) reformat(event.target, format);
    setLost(hasLostLetters(typed, event.target.value));
    return onChange(event);
  };
  const shown = { written: useWatch({ name }), hasLost, error: useFieldError(name) };
  const isOptional = useMayStayEmpty(name);
  return <TextField isOptional={isOptional} {...rest} {...field} {...shown} onChange={handleChange} />;
};

/** Replaces the text and keeps the caret after the same character. */
const reformat = (input: HTMLInputElement, format: (text: string) => string): void => {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const text = format(input.value);
  if (text === input.value) return;
  input.value = text;
  const caret = format(before).length;
  input.setSelectionRange(caret, caret);
};

export const FormTextArea = ({ name, ...rest }: Bound<TextAreaProps>) => {
  const { register } = useFormContext();
  const written = useWatch({ name });
  const isOptional = useMayStayEmpty(name);
  return (
    <TextArea isOptional={isOptional} {...rest} {...register(name)} written={written} error={useFieldError(name)} />
  );
};

export const FormSelect = ({ name, ...rest }: Bound<SelectFieldProps>) => {
  const { register } = useFormContext();
  return <SelectField {...rest} {...register(name)} error={useFieldError(name)} />;
};

const neverChanges = () => () => undefined;

/** The form sets a box when it meets it. One that a server draws is seen before, and has to be as it will be. */
const useChoice = (name: string) => {
  const { register, getValues } = useFormContext();
  const drawn = useSyncExternalStore<true | undefined>(
    neverChanges,
    () => undefined,
    () => getValues(name) === true || undefined,
  );
  return { ...register(name), defaultChecked: drawn };
};

export const FormCheckbox = ({ name, ...rest }: Bound<ChoiceProps>) => (
  <Checkbox {...rest} {...useChoice(name)} error={useFieldError(name)} />
);

export const FormSwitch = ({ name, ...rest }: Bound<ChoiceProps>) => (
  <Switch {...rest} {...useChoice(name)} error={useFieldError(name)} />
);

export const FormRadioGroup = ({ name, ...rest }: Bound<RadioGroupProps>) => {
  const { ref, value, onChange } = useController({ name }).field;
  const bound = { name, value, onChange, inputRef: ref, error: useFieldError(name) };
  return <RadioGroup {...rest} {...bound} />;
};

const useNumberRules = (name: string) => ({
  bounds: useSchemaBounds(name),
  isOptional: useMayStayEmpty(name),
});

const useNumberControl = (name: string) => {
  const { ref, ...field } = useController({ name }).field;
  const empty = useEmptyNumber(name);
  const onChange = (value: number) => field.onChange(Number.isNaN(value) ? empty : value);
  return { ...field, onChange, inputRef: ref, error: useFieldError(name) };
};

export const FormNumberField = ({ name, ...rest }: Bound<NumberFieldProps>) => (
  <NumberField {...useNumberRules(name)} {...rest} {...useNumberControl(name)} />
);

interface FormAmountFieldProps extends Bound<AmountFieldProps> {
  /** What is wrong with the amount as it is typed, told before anything is sent. */
  fault?: string | undefined;
}

export const FormAmountField = ({ name, fault, ...rest }: FormAmountFieldProps) => {
  const control = useNumberControl(name);
  return <AmountField {...useNumberRules(name)} {...rest} {...control} error={fault ?? control.error} />;
};

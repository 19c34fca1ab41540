import type { ComponentProps, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../components/icon/icon.tsx';
import { Field, useFieldIds, type FieldTexts } from './field.tsx';
import { AreaControl, Control, ControlFrame, SelectControl, SelectFrame } from './field.styles.ts';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Stands inside the frame, before or after the text: an icon, a unit, a button. */
  start?: ReactNode;
  end?: ReactNode;
}

/** What these hold is written left to right in every language. */
const latinTypes: ReadonlySet<string | undefined> = new Set(['email', 'url', 'tel', 'password']);

export const TextField = (props: TextFieldProps) => {
  const { label, hideLabel, help, error, start, end, id, dir, ...rest } = props;
  const { control, noteId } = useFieldIds(id, { help, error });
  return (
    <Field {...{ label, hideLabel, help, error, noteId }} controlId={control.id}>
      <ControlFrame>
        {start}
        <Control dir={dir ?? (latinTypes.has(rest.type) ? 'ltr' : 'auto')} placeholder=" " {...rest} {...control} />
        {end}
      </ControlFrame>
    </Field>
  );
};

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export const TextArea = ({ label, hideLabel, help, error, id, rows = 4, ...rest }: TextAreaProps) => {
  const { control, noteId } = useFieldIds(id, { help, error });
  return (
    <Field {...{ label, hideLabel, help, error, noteId }} controlId={control.id}>
      <AreaControl dir="auto" placeholder=" " rows={rows} {...rest} {...control} />
    </Field>
  );
};

export interface FieldOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly FieldOption[];
}

export const SelectField = ({ label, hideLabel, help, error, id, options, ...rest }: SelectFieldProps) => {
  const { control, noteId } = useFieldIds(id, { help, error });
  return (
    <Field {...{ label, hideLabel, help, error, noteId }} controlId={control.id}>
      <SelectFrame>
        <SelectControl {...rest} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectControl>
        <Icon icon={ChevronDown} size={18} />
      </SelectFrame>
    </Field>
  );
};

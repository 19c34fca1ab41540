import type { ComponentProps, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '@barg/ui-kit';
import { Field, useFieldIds, type FieldTexts, type Optional } from './field.tsx';
import { OnlyDigitsNote } from './only-digits-note.tsx';
import { TagsNote } from './tags-note.tsx';
import { useWrittenDirection } from './use-written-direction.ts';
import { AreaControl, Control, ControlFrame, SelectControl, SelectFrame } from './field.styles.ts';

interface Written {
  /** The current text, for fields without `value`: those of forms are uncontrolled. */
  written?: string;
  /** Whether tags are removed from it; by default not for URLs, e-mail addresses and usernames. */
  tags?: 'removed' | 'kept';
}

export interface TextFieldProps extends FieldTexts, Optional, Written, ComponentProps<'input'> {
  /** Content inside of the frame, before or after the text: an icon, a unit, a button. */
  start?: ReactNode;
  end?: ReactNode;
  /** Whether letters were typed that a field for digits has not kept; it then says what it takes. */
  hasLost?: boolean;
}

/** Types of fields whose values are left to right in every language. */
const latinTypes: ReadonlySet<string | undefined> = new Set(['email', 'url', 'tel', 'password']);

export const TextField = (props: TextFieldProps) => {
  const {
    label,
    hideLabel,
    help,
    error,
    isOptional = false,
    start,
    end,
    id,
    dir,
    written,
    tags,
    hasLost = false,
    ...rest
  } = props;
  const { control, ...ids } = useFieldIds(id, { help, error, isOptional: isOptional && !hideLabel && !rest.required });
  const held = written ?? rest.value;
  const ownDirection = useWrittenDirection(held);
  const isWords = !latinTypes.has(rest.type) && dir !== 'ltr';
  const text = (tags ?? (isWords ? 'removed' : 'kept')) === 'removed' ? held : undefined;
  const notes = hasLost ? <OnlyDigitsNote /> : <TagsNote text={text} isLine />;
  return (
    <Field {...{ label, hideLabel, help, error, ...ids, notes }} controlId={control.id}>
      <ControlFrame>
        {start}
        <Control
          dir={dir ?? (latinTypes.has(rest.type) ? 'ltr' : ownDirection)}
          placeholder=" "
          {...rest}
          {...control}
        />
        {end}
      </ControlFrame>
    </Field>
  );
};

export type TextAreaProps = FieldTexts & Optional & Written & ComponentProps<'textarea'>;

export const TextArea = (props: TextAreaProps) => {
  const { label, hideLabel, help, error, isOptional = false, id, rows = 4, written, tags = 'removed', ...rest } = props;
  const { control, ...ids } = useFieldIds(id, { help, error, isOptional: isOptional && !hideLabel && !rest.required });
  const held = written ?? rest.value;
  const ownDirection = useWrittenDirection(held);
  const notes = <TagsNote text={tags === 'removed' ? held : undefined} isLine={false} />;
  return (
    <Field {...{ label, hideLabel, help, error, ...ids, notes }} controlId={control.id}>
      <AreaControl dir={ownDirection} placeholder=" " rows={rows} {...rest} {...control} />
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

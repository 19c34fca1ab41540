import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Text } from '@barg/ui-kit';
import { FieldNoteLine, useFieldIds, type FieldTexts } from './field.tsx';
import {
  CheckboxNote,
  ChoiceGroup,
  ChoiceHelp,
  ChoiceInput,
  ChoiceLegend,
  ChoiceRoot,
  OptionCardHead,
  OptionCardRoot,
  SwitchRoot,
  SwitchTrack,
} from './choice.styles.ts';
import type { FieldOption } from './text-field.tsx';

export type ChoiceProps = Omit<FieldTexts, 'hideLabel'> & Omit<ComponentProps<'input'>, 'type'>;

export const Checkbox = ({ label, help, error, id, ...rest }: ChoiceProps) => {
  const { control, noteId } = useFieldIds(id, { help, error });
  return (
    <div>
      <ChoiceRoot>
        <ChoiceInput {...rest} {...control} type="checkbox" />
        {label}
      </ChoiceRoot>
      <CheckboxNote>
        <FieldNoteLine noteId={noteId} help={help} error={error} />
      </CheckboxNote>
    </div>
  );
};

/** For settings that take effect immediately; a choice that is submitted with a form is a checkbox. */
export const Switch = ({ label, help, error, id, ...rest }: ChoiceProps) => {
  const { control, noteId } = useFieldIds(id, { help, error });
  return (
    <div>
      <SwitchRoot>
        {label}
        <SwitchTrack {...rest} {...control} type="checkbox" role="switch" />
      </SwitchRoot>
      <FieldNoteLine noteId={noteId} help={help} error={error} />
    </div>
  );
};

export interface RadioOption extends FieldOption {
  help?: string;
}

export interface RadioGroupProps extends Omit<FieldTexts, 'hideLabel'> {
  name: string;
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  /** The button that the keyboard comes to: the chosen one, or else the first. */
  inputRef?: Ref<HTMLInputElement>;
}

export const RadioGroup = ({ label, help, error, name, options, value, onChange, inputRef }: RadioGroupProps) => {
  const noteId = useId();
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <ChoiceGroup aria-describedby={error || help ? noteId : undefined}>
      <ChoiceLegend>{label}</ChoiceLegend>
      {options.map((option, index) => (
        <ChoiceRoot key={option.value}>
          <ChoiceInput
            ref={index === Math.max(0, chosen) ? inputRef : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.help && (
              <ChoiceHelp size="caption" tone="faint">
                {option.help}
              </ChoiceHelp>
            )}
          </span>
        </ChoiceRoot>
      ))}
      <FieldNoteLine noteId={noteId} help={help} error={error} />
    </ChoiceGroup>
  );
};

interface OptionCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: string;
  /** Content at the end of the first line: a price. */
  end?: ReactNode;
  help?: string;
}

/** A radio button as a card: subscription plans, audiences. All of a group have the same `name`. */
export const OptionCard = ({ title, end, help, ...rest }: OptionCardProps) => (
  <OptionCardRoot>
    <input {...rest} type="radio" />
    <OptionCardHead>
      <span>{title}</span>
      {end && <bdi>{end}</bdi>}
    </OptionCardHead>
    {help && (
      <Text size="caption" tone="muted">
        {help}
      </Text>
    )}
  </OptionCardRoot>
);

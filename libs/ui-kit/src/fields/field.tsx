import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '@barg/ui-kit';
import { FieldLabel, FieldNote, FieldRoot } from './field.styles.ts';

/** What every field takes beside its native attributes. */
export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers where the picture shows none. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** Replaces the help and marks the field as invalid. */
  error?: string;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Ties label, control and notes together. */
export const useFieldIds = (id: string | undefined, { help, error }: Pick<FieldTexts, 'help' | 'error'>) => {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = `${controlId}-note`;
  const control: ControlAttributes = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || help ? noteId : undefined,
  };
  return { control, noteId };
};

export const FieldNoteLine = ({ noteId, help, error }: Pick<FieldTexts, 'help' | 'error'> & { noteId: string }) =>
  error || help ? (
    <FieldNote id={noteId} $tone={error ? 'error' : 'help'}>
      {error || help}
    </FieldNote>
  ) : null;

interface FieldProps extends FieldTexts {
  controlId: string;
  noteId: string;
  /** More notes below the field's own. */
  notes?: ReactNode;
  children: ReactNode;
}

export const Field = ({ label, hideLabel, help, error, controlId, noteId, notes, children }: FieldProps) => (
  <FieldRoot>
    {hideLabel ? (
      <VisuallyHidden as="label" htmlFor={controlId}>
        {label}
      </VisuallyHidden>
    ) : (
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
    )}
    {children}
    <FieldNoteLine noteId={noteId} help={help} error={error} />
    {notes}
  </FieldRoot>
);

import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '@barg/ui-kit';
import { FieldLabel, FieldNote, FieldRoot } from './field.styles.ts';

/** Common properties of fields, beside native attributes. */
export interface FieldTexts {
  label: string;
  /** Hides the label visually. */
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

/** Connects label, control and notes by ids. */
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
  /** Additional notes below the field. */
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

import { useId, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden } from '@barg/ui-kit';
import { FieldLabel, FieldNote, FieldRoot, LabelLine } from './field.styles.ts';

/** Common properties of fields, beside native attributes. */
export interface FieldTexts {
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** Replaces the help and marks the field as invalid. */
  error?: string;
}

/** For fields in which somebody writes: not a choice, which always has one. */
export interface Optional {
  /** Said beside the label. */
  isOptional?: boolean;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Connects label, control and notes by ids. */
export const useFieldIds = (
  id: string | undefined,
  { help, error, isOptional = false }: Pick<FieldTexts, 'help' | 'error'> & Optional,
) => {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = `${controlId}-note`;
  const optionalId = isOptional ? `${controlId}-optional` : undefined;
  const described = [optionalId, error || help ? noteId : undefined].filter((part) => part !== undefined);
  const control: ControlAttributes = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
  };
  return { control, noteId, optionalId };
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
  /** Of what says that it may stay empty. */
  optionalId?: string;
  /** Additional notes below the field. */
  notes?: ReactNode;
  children: ReactNode;
}

export const Field = ({
  label,
  hideLabel,
  help,
  error,
  controlId,
  noteId,
  optionalId,
  notes,
  children,
}: FieldProps) => (
  <FieldRoot>
    {hideLabel ? (
      <VisuallyHidden as="label" htmlFor={controlId}>
        {label}
      </VisuallyHidden>
    ) : (
      <LabelLine>
        <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
        {optionalId && <OptionalMark id={optionalId} />}
      </LabelLine>
    )}
    {children}
    <FieldNoteLine noteId={noteId} help={help} error={error} />
    {notes}
  </FieldRoot>
);

/** Beside the label and not in it: the field keeps its name, and is described by this. */
export const OptionalMark = ({ id }: { id: string }) => {
  const { t } = useTranslation('ui');
  return (
    <FieldNote as="span" id={id} $tone="help">
      {t('form.optional')}
    </FieldNote>
  );
};

import { VisuallyHidden } from '@barg/ui-kit';
import { LabelLine, OptionalMark, type FieldTexts, type Optional } from '@barg/ui-kit/fields';
import { useId } from 'react';
import { PickerLabel } from './picker.styles.ts';

interface MayStayEmpty extends Optional, Pick<FieldTexts, 'hideLabel'> {
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The id of what says that a picker may stay empty; undefined where nothing says so. */
export const useOptionalId = (picker: MayStayEmpty): string | undefined => {
  const { isOptional = false, hideLabel = false, isRequired = false, isDisabled = false } = picker;
  const id = useId();
  return isOptional && !hideLabel && !isRequired && !isDisabled ? id : undefined;
};

interface PickerLabelLineProps extends Pick<FieldTexts, 'label' | 'hideLabel'> {
  optionalId?: string;
}

export const PickerLabelLine = ({ label, hideLabel, optionalId }: PickerLabelLineProps) =>
  optionalId ? (
    <LabelLine>
      <PickerLabel>{label}</PickerLabel>
      <OptionalMark id={optionalId} />
    </LabelLine>
  ) : (
    <PickerLabel>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</PickerLabel>
  );

import { useMemo } from 'react';
import { TagsNote } from '@barg/ui-kit/fields';
import { OverlayLocale } from '../overlays/overlay-locale.tsx';
import { PickerRoot } from './combobox.styles.ts';
import { PickerField, type PickerProps } from './combobox.tsx';
import { OpenOnArrival } from './open-on-arrival.tsx';
import { OptionList } from './option-list.tsx';
import { useOptionalId } from './picker-label.tsx';
import { createFilter } from './search.ts';

export interface SuggestFieldProps extends PickerProps {
  /** The text: an option's label, or any other text. */
  value: string;
  onChange: (value: string) => void;
}

/** A text field with suggestions, for places of which no list is complete. */
export const SuggestField = (props: SuggestFieldProps) => {
  const { options, value, onChange, isLoading, isDisabled, isRequired, isOptional, onBlur, error, ...field } = props;
  const filter = useMemo(() => createFilter(options), [options]);
  const items = useMemo(() => options.map((option) => ({ ...option, id: option.value })), [options]);
  const optionalId = useOptionalId({ ...field, isOptional, isRequired, isDisabled });
  return (
    <OverlayLocale>
      <PickerRoot
        allowsCustomValue
        // Opens when suggestions load after somebody has begun to type.
        allowsEmptyCollection={isLoading}
        defaultItems={items}
        defaultFilter={filter}
        inputValue={value}
        onInputChange={onChange}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isRequired={isRequired}
        aria-describedby={optionalId}
        validationBehavior="aria"
        onBlur={onBlur}
      >
        <PickerField {...field} optionalId={optionalId} hasList={items.length > 0 || isLoading} error={error} />
        <TagsNote text={value} isLine />
        <OptionList isLoading={isLoading} />
        <OpenOnArrival count={items.length} />
      </PickerRoot>
    </OverlayLocale>
  );
};

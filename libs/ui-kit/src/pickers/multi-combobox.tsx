import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { OverlayLocale } from '../overlays/overlay-locale.tsx';
import { ChipList, PickedChip, PickerRoot } from './combobox.styles.ts';
import { PickerField, type PickerProps } from './combobox.tsx';
import { FlagPicture } from './flag.tsx';
import { OptionList } from './option-list.tsx';
import type { PickerOption } from './option.ts';
import { useOptionalId } from './picker-label.tsx';
import { useOptionSearch } from './use-option-search.ts';

export interface MultiComboboxProps extends PickerProps {
  /** In the order in which they were picked. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The maximum. */
  max?: number;
}

interface PickedProps {
  label: string;
  picked: readonly PickerOption[];
  isDisabled?: boolean;
  onRemove: (value: string) => void;
}

const Picked = ({ label, picked, isDisabled, onRemove }: PickedProps) => {
  const { t } = useTranslation('ui');
  return (
    <ChipList aria-label={label}>
      {picked.map(({ value, label: name, picture }) => (
        <PickedChip key={value}>
          {picture && <FlagPicture src={picture} alt="" width={24} height={16} />}
          <span dir="auto">{name}</span>
          <IconButton
            icon={X}
            size="sm"
            label={t('picker.remove', { name })}
            disabled={isDisabled}
            onClick={() => onRemove(value)}
          />
        </PickedChip>
      ))}
    </ChipList>
  );
};

/** Several choices of many options, filtered by typing; picked ones are shown below as chips. */
export const MultiCombobox = (props: MultiComboboxProps) => {
  const {
    options,
    value,
    onChange,
    max = Infinity,
    isLoading,
    isDisabled,
    isRequired,
    isOptional,
    onBlur,
    error,
    ...field
  } = props;
  const { t } = useTranslation('ui');
  const search = useOptionSearch(options);
  const picked = useMemo(() => {
    const byValue = new Map(options.map((option) => [option.value, option]));
    return value.map((key) => byValue.get(key) ?? { value: key, label: key });
  }, [options, value]);
  // Memoised: React Aria takes another array for a new choice, and clears
  // the typed text.
  const chosen = useMemo(() => [...value], [value]);
  const optionalId = useOptionalId({ ...field, isOptional, isRequired, isDisabled });
  return (
    <OverlayLocale>
      <PickerRoot
        selectionMode="multiple"
        {...search}
        value={chosen}
        onChange={(keys) => onChange(keys.map(String).slice(0, max))}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isRequired={isRequired}
        aria-describedby={optionalId}
        validationBehavior="aria"
        allowsEmptyCollection
        onBlur={onBlur}
      >
        <PickerField placeholder={t('picker.find')} {...field} optionalId={optionalId} error={error} />
        <OptionList isLoading={isLoading} />
        {picked.length > 0 && (
          <Picked
            label={props.label}
            picked={picked}
            isDisabled={isDisabled}
            onRemove={(key) => onChange(value.filter((other) => other !== key))}
          />
        )}
      </PickerRoot>
    </OverlayLocale>
  );
};

import { useTranslation } from '@barg/runtime/i18n';
import { Icon } from '@barg/ui-kit';
import type { FieldTexts, Optional } from '@barg/ui-kit/fields';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext, type FocusEvent, type ReactNode, type Ref } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { OverlayLocale } from '../overlays/overlay-locale.tsx';
import { PickerFrame, PickerInput, PickerRoot } from './combobox.styles.ts';
import { FlagPicture } from './flag.tsx';
import { OptionList } from './option-list.tsx';
import type { PickerOption } from './option.ts';
import { PickerLabelLine, useOptionalId } from './picker-label.tsx';
import { PickerButton, PickerNote } from './picker.styles.ts';
import { useOptionSearch } from './use-option-search.ts';

/** Common properties of pickers. */
export interface PickerProps extends FieldTexts, Optional {
  options: readonly PickerOption[];
  /** The options are loading. */
  isLoading?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  placeholder?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** For autofill: `country`, `address-level2`. */
  autoComplete?: string;
}

interface FrameProps extends Pick<PickerProps, 'label' | 'hideLabel' | 'help' | 'error' | 'inputRef' | 'autoComplete'> {
  placeholder?: string;
  start?: ReactNode;
  /** The id of what says that it may stay empty. */
  optionalId?: string;
  /** False while there is no list to open: then it has no arrow. */
  hasList?: boolean;
}

const handleFocus = ({ isTrusted, target }: FocusEvent<HTMLInputElement>): void => {
  // React Aria dispatches focus events while options are highlighted, which are not a focus of the field.
  if (!isTrusted) return;
  target.select();
  // Out from under the bars of a phone now: with the first letter the browser would scroll it out by itself, and
  // scrolling closes the list and drops what was typed.
  target.scrollIntoView({ block: 'nearest' });
};

/** Label, input, button and note of a picker. */
export const PickerField = ({
  label,
  hideLabel,
  help,
  error,
  inputRef,
  autoComplete,
  placeholder,
  start,
  optionalId,
  hasList = true,
}: FrameProps) => {
  const list = useContext(ComboBoxStateContext);
  return (
    <>
      <PickerLabelLine label={label} hideLabel={hideLabel} optionalId={optionalId} />
      <PickerFrame>
        {start}
        <PickerInput
          ref={inputRef}
          dir="auto"
          placeholder={placeholder ?? ' '}
          autoComplete={autoComplete ?? 'off'}
          spellCheck={false}
          onFocus={handleFocus}
          // A press on the field shows what there is to choose, as one on its arrow does; coming by keyboard does not.
          onClick={() => list?.open(null, 'manual')}
        />
        {hasList && (
          <PickerButton>
            <Icon icon={ChevronDown} size={18} />
          </PickerButton>
        )}
      </PickerFrame>
      {(error || help) && (
        <PickerNote slot={error ? 'errorMessage' : 'description'} $tone={error ? 'error' : 'help'}>
          {error || help}
        </PickerNote>
      )}
    </>
  );
};

export interface ComboboxProps extends PickerProps {
  value: string | null;
  /** Null when the field is cleared. */
  onChange: (value: string | null) => void;
}

/** A single choice of many options, filtered by typing. */
export const Combobox = (props: ComboboxProps) => {
  const { options, value, onChange, isLoading, isDisabled, isRequired, isOptional, onBlur, error, ...field } = props;
  const { t } = useTranslation('ui');
  const chosen = options.find((option) => option.value === value);
  const search = useOptionSearch(options, chosen?.label);
  const optionalId = useOptionalId({ ...field, isOptional, isRequired, isDisabled });
  return (
    <OverlayLocale>
      <PickerRoot
        {...search}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isRequired={isRequired}
        aria-describedby={optionalId}
        validationBehavior="aria"
        allowsEmptyCollection
        onBlur={onBlur}
      >
        <PickerField
          placeholder={t('picker.find')}
          {...field}
          optionalId={optionalId}
          error={error}
          start={chosen?.picture && <FlagPicture src={chosen.picture} alt="" width={24} height={16} />}
        />
        <OptionList isLoading={isLoading} />
      </PickerRoot>
    </OverlayLocale>
  );
};

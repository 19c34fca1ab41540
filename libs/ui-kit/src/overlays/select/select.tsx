import { useTranslation } from '@barg/runtime/i18n';
import { Icon, UserLine } from '@barg/ui-kit';
import type { FieldOption, FieldTexts } from '@barg/ui-kit/fields';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Select as SelectRoot, SelectValue } from 'react-aria-components/Select';
import { OverlayLocale } from '../overlay-locale.tsx';
import { SelectButton, SelectLabel, SelectList, SelectNote, SelectOption, SelectSurface } from './select.styles.ts';

interface SelectProps extends Omit<FieldTexts, 'hideLabel'> {
  options: readonly FieldOption[];
  value: string | null;
  onChange: (value: string) => void;
  isDisabled?: boolean;
}

/** The designed list. Short choices in forms do well with the core's native `SelectField`. */
export const Select = ({ label, help, error, options, value, onChange, isDisabled }: SelectProps) => {
  const { t } = useTranslation('ui');
  const note = error || help;
  return (
    <OverlayLocale>
      <SelectRoot
        value={value}
        onChange={(key) => onChange(String(key))}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        placeholder={t('choose')}
      >
        <SelectLabel>{label}</SelectLabel>
        <SelectButton>
          <SelectValue />
          <Icon icon={ChevronDown} size={18} />
        </SelectButton>
        {note && (
          <SelectNote slot={error ? 'errorMessage' : 'description'} $tone={error ? 'error' : 'help'}>
            {note}
          </SelectNote>
        )}
        <SelectSurface>
          <SelectList>
            {options.map((option) => (
              <SelectOption key={option.value} id={option.value} textValue={option.label}>
                {({ isSelected }) => (
                  <>
                    <UserLine as="span" text={option.label} />
                    {isSelected && <Icon icon={Check} size={18} />}
                  </>
                )}
              </SelectOption>
            ))}
          </SelectList>
        </SelectSurface>
      </SelectRoot>
    </OverlayLocale>
  );
};

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentProps, FormEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Control } from './field.styles.ts';
import { Icon, IconButton } from '@barg/ui-kit';
import { useWrittenDirection } from './use-written-direction.ts';
import { SearchForm, SearchFrame } from './search-field.styles.ts';

interface SearchFieldProps {
  /** The placeholder and the accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  /** Attributes for a list of suggestions below it: role, key handler, `aria-controls`. */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>;
}

export const SearchField = ({ label, value, onChange, onSubmit, input }: SearchFieldProps) => {
  const { t } = useTranslation('ui');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(value.trim());
  };
  return (
    <SearchForm role="search" onSubmit={handleSubmit}>
      <SearchFrame>
        <Icon icon={Search} />
        <Control
          {...input}
          type="search"
          dir={useWrittenDirection(value)}
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && <IconButton icon={X} size="sm" label={t('clear')} onClick={() => onChange('')} />}
      </SearchFrame>
    </SearchForm>
  );
};

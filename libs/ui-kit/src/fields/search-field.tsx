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
  /** The page that finds the words by its `q`, of a field whose Enter leads there: so it does without scripts, too. */
  action?: string;
  /** Attributes for a list of suggestions below it: role, key handler, `aria-controls`. */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>;
}

export const SearchField = ({ label, value, onChange, onSubmit, action, input }: SearchFieldProps) => {
  const { t } = useTranslation('ui');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was typed before the page answered stands in the field, and is told a moment later.
    const typed = event.currentTarget.querySelector('input')?.value ?? value;
    onSubmit?.(typed.trim());
  };
  // Without scripts a form that has no page of its own would have this one loaded anew; as of a dialog it does nothing.
  const sent = action === undefined ? { method: 'dialog' } : { action };
  return (
    <SearchForm role="search" aria-label={label} {...sent} onSubmit={handleSubmit}>
      <SearchFrame>
        <Icon icon={Search} />
        <Control
          {...input}
          type="search"
          name={action === undefined ? undefined : 'q'}
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

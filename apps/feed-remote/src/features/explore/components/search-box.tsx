import { Suspense, useId, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { SearchField } from '@barg/ui-kit/fields';
import { lazyPart, OPTIONAL_PART } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { useActiveOption } from '../hooks/use-active-option.ts';
import { optionId, useSuggestions } from '../hooks/use-suggestions.ts';
import { MAX_WORDS } from '../hooks/use-search.ts';
import { forgetSearches } from '../state/recent-searches.ts';
import { SearchPlace } from './search-box.styles.ts';

const SuggestionList = lazyPart(() => import('./suggestion-list.tsx'), OPTIONAL_PART);

interface Draft {
  text: string;
  /** The query that this field has asked for meanwhile, and that the address is going to have. */
  asked?: string;
}

/** The typed text, before it is submitted. It is forgotten when something else than this field changes the query. */
const useDraft = (words: string) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [before, setBefore] = useState(words);
  if (before !== words) {
    setBefore(words);
    setDraft(draft?.asked === words ? { text: draft.text } : null);
  }
  return [draft, setDraft] as const;
};

interface SearchBoxProps {
  /** The current query. */
  words: string;
  onSearch: (words: string) => void;
}

/** The search field with suggestions: an ARIA combobox. */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  const listId = useId();
  const [draft, setDraft] = useDraft(words);
  const [isOpen, setOpen] = useState(false);
  /** Since the field has the focus: React tells late of a focus from before it took the page over. */
  const [isAnswered, setAnswered] = useState(false);
  const text = draft?.text ?? words;
  const suggestions = useSuggestions(text, isOpen);
  const close = (): void => {
    setOpen(false);
    reset();
  };
  const search = (asked: string): void => {
    close();
    setAnswered(true);
    setDraft(null);
    onSearch(asked);
  };
  const choose = (index: number): void => {
    const chosen = suggestions[index];
    if (chosen?.kind === 'performer') void navigate(paths.profile(chosen.performer.username));
    else if (chosen) search(chosen.words);
  };
  const { active, onKeyDown, reset } = useActiveOption({ count: suggestions.length, onChoose: choose, onClose: close });
  const isExpanded = suggestions.length > 0;
  const activeOption = suggestions[active];
  return (
    <SearchPlace>
      <SearchField
        label={t('search.label')}
        value={text}
        onChange={(typed) => {
          const clears = typed === '' && words !== '';
          setDraft({ text: typed, asked: clears ? '' : draft?.asked });
          setOpen(true);
          reset();
          // Clearing the field clears the results too.
          if (clears) onSearch('');
        }}
        onSubmit={search}
        action={paths.explore}
        input={{
          role: 'combobox',
          'aria-expanded': isExpanded,
          'aria-controls': isExpanded ? listId : undefined,
          'aria-activedescendant': activeOption && optionId(listId, activeOption),
          'aria-autocomplete': 'list',
          autoComplete: 'off',
          maxLength: MAX_WORDS,
          onFocus: () => setOpen(!isAnswered),
          onClick: () => setOpen(true),
          onBlur: () => {
            setAnswered(false);
            close();
          },
          onKeyDown,
        }}
      />
      {isExpanded && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            active={active}
            onChoose={choose}
            onForget={() => {
              forgetSearches();
              close();
            }}
          />
        </Suspense>
      )}
    </SearchPlace>
  );
}

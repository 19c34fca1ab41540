import Hash from 'lucide-react/icons/hash';
import History from 'lucide-react/icons/history';
import type { MouseEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Button, Icon, PersonName, useFormat, UserLine } from '@barg/ui-kit';
import { optionId, type Suggestion } from '../hooks/use-suggestions.ts';
import { Options, OptionMark, OptionNote, OptionRow, OptionWords, Surface } from './search-box.styles.ts';

function Words({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  if (suggestion.kind === 'performer') {
    const { name, avatar, craft, isVerified } = suggestion.performer;
    return (
      <>
        <Avatar name={name} source={avatar} size="sm" />
        <PersonName name={name} isVerified={isVerified} />
        <OptionNote>
          <bdi>{craft}</bdi>
        </OptionNote>
      </>
    );
  }
  const { kind, words } = suggestion;
  return (
    <>
      <OptionMark>
        <Icon icon={kind === 'topic' ? Hash : History} size={18} />
      </OptionMark>
      <UserLine as={OptionWords} text={words} />
      {kind === 'topic' && (
        <OptionNote>
          {t('explore.topicPosts', { count: suggestion.postCount, amount: format.number(suggestion.postCount) })}
        </OptionNote>
      )}
    </>
  );
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (index: number) => void;
  onForget: () => void;
}

/** Keeps the focus in the field while an option is pressed. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The listbox of suggestions below the field. */
export default function SuggestionList({ id, suggestions, active, onChoose, onForget }: SuggestionListProps) {
  const { t } = useTranslation('feed');
  const isRecent = suggestions[0]?.kind === 'recent';
  return (
    <Surface onMouseDown={keepFocus}>
      <Options id={id} role="listbox" aria-label={t(isRecent ? 'search.recent' : 'search.suggestions')}>
        {suggestions.map((suggestion, index) => (
          <OptionRow
            key={suggestion.id}
            id={optionId(id, suggestion)}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(index)}
          >
            <Words suggestion={suggestion} />
          </OptionRow>
        ))}
      </Options>
      {isRecent && (
        <Button variant="quiet" size="sm" onClick={onForget}>
          {t('search.forget')}
        </Button>
      )}
    </Surface>
  );
}

import { useId } from 'react';
import type { LibraryItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Time } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { ItemCard } from '../../../entities/item/components/item-card.tsx';
import type { Selection } from '../hooks/use-selection.ts';
import { LIBRARY_KINDS } from '../library-kinds.ts';
import { ChoicePlace, KeptWhen, PersonAvatar } from './library.styles.ts';

interface LibraryCardProps {
  item: LibraryItem;
  selection: Selection;
}

/** An item of the library: what it is, how and when it was added, and a checkbox while items are selected. */
export function LibraryCard({ item, selection }: LibraryCardProps) {
  const { t } = useTranslation('feed');
  const { type, performer, title, boughtAt, bookmarkedAt } = item;
  const { icon, path } = LIBRARY_KINDS[type];
  const kind = t(`kinds.${type}`);
  const choiceId = useId();
  const when = boughtAt ?? bookmarkedAt;
  const avatar = type === 'performer' && (
    <PersonAvatar>
      <Avatar name={performer.name} source={performer.avatar} size="xl" />
    </PersonAvatar>
  );
  return (
    <ItemCard
      item={item}
      to={path(item)}
      kind={kind}
      icon={icon}
      thumbnail={avatar || undefined}
      isOfWords={type === 'feed'}
      choiceId={selection.isOn ? choiceId : undefined}
    >
      <KeptWhen>
        {t(boughtAt ? 'library.bought' : 'library.bookmarked')} {when && <Time value={when} />}
      </KeptWhen>
      {selection.isOn && (
        <ChoicePlace>
          <Checkbox
            id={choiceId}
            label=""
            aria-label={t('library.chooseItem', { title: title || kind })}
            checked={selection.has(item)}
            onChange={() => selection.toggle(item)}
          />
        </ChoicePlace>
      )}
    </ItemCard>
  );
}

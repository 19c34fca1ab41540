import Check from 'lucide-react/icons/check';
import type { VaultItem } from '@barg/api-client/models';
import { Icon, Text, VisuallyHidden, UserLine } from '@barg/ui-kit';
import { ItemThumbnail, ItemFacts, useItemName } from './item-thumbnail.tsx';
import { ChosenMark, PickLabel } from './pick-tile.styles.ts';

interface PickTileProps {
  item: VaultItem;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (item: VaultItem, isChosen: boolean) => void;
}

/** An item that can be chosen, as a box to tick. */
export function PickTile({ item, isChosen, isDisabled, onChoose }: PickTileProps) {
  const name = useItemName(item);
  return (
    <li>
      <PickLabel>
        <VisuallyHidden>
          <input
            type="checkbox"
            aria-label={name}
            checked={isChosen}
            disabled={isDisabled}
            onChange={({ target }) => onChoose(item, target.checked)}
          />
        </VisuallyHidden>
        <ItemThumbnail item={item} />
        {isChosen && (
          <ChosenMark>
            <Icon icon={Check} size={16} />
          </ChosenMark>
        )}
        <UserLine as={Text} weight="medium" clamp={1} text={name} />
        <ItemFacts item={item} />
      </PickLabel>
    </li>
  );
}

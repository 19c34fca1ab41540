import type { MediaFile, PerformerCard } from '@barg/api-client/models';
import { Link } from '@barg/runtime/router';
import type { ReactNode } from 'react';
import { Icon, LockedMedia, NoThumbnail, Picture, type LucideIcon, UserLine } from '@barg/ui-kit';
import {
  ItemPicture,
  ItemMark,
  ItemMaker,
  ItemRoot,
  ItemTitle,
  ItemWords,
  ItemWordsPlace,
} from './item-card.styles.ts';

export { ItemGrid } from './item-card.styles.ts';

/** The common fields of items. */
export interface ShownItem {
  _id: string;
  performer: PerformerCard;
  title: string;
  isLocked: boolean;
  lockReason: 'subscribers' | 'paid' | null;
  price: number;
  picture: MediaFile | null;
}

interface ItemCardProps {
  item: ShownItem;
  to: string;
  /** The type, as text and as an icon on the picture. */
  kind: string;
  icon: LucideIcon;
  /** Replaces the picture. */
  thumbnail?: ReactNode;
  /** The title is its content, as the text of a post: shown in place of a missing picture. */
  isOfWords?: boolean;
  /** The checkbox of the selection mode: a press anywhere on the card toggles it. */
  choiceId?: string;
  /** Content beside the text: a date, actions. */
  children?: ReactNode;
}

const RATIO = 4 / 3;
const SIZES = '(min-width: 768px) 300px, 50vw';

function ItemThumbnail({ item, isOfWords }: Pick<ItemCardProps, 'item' | 'isOfWords'>) {
  const { picture, title, isLocked, lockReason, price } = item;
  if (isLocked) {
    return (
      <LockedMedia
        layout="tile"
        ratio={RATIO}
        thumbhash={picture?.thumbhash}
        reason={lockReason ?? 'subscribers'}
        price={price > 0 ? price : undefined}
      />
    );
  }
  if (picture?.thumbnails) {
    return <Picture source={picture.thumbnails} thumbhash={picture.thumbhash} alt="" ratio={RATIO} sizes={SIZES} />;
  }
  if (!isOfWords || !title) return <NoThumbnail ratio={RATIO} />;
  return (
    <ItemWordsPlace aria-hidden>
      <UserLine as={ItemWords} text={title} />
    </ItemWordsPlace>
  );
}

/** An item as a card: picture, title and performer. */
export function ItemCard({ item, to, kind, icon, thumbnail, isOfWords, choiceId, children }: ItemCardProps) {
  const { performer, title } = item;
  const words = (
    <>
      <ItemPicture>
        {thumbnail ?? <ItemThumbnail item={item} isOfWords={isOfWords} />}
        <ItemMark>
          <Icon icon={icon} size={16} label={kind} />
        </ItemMark>
      </ItemPicture>
      <UserLine as={ItemTitle} text={title || kind} />
      <ItemMaker>
        <bdi>{performer.name}</bdi>
      </ItemMaker>
    </>
  );
  return (
    <ItemRoot>
      {choiceId ? <label htmlFor={choiceId}>{words}</label> : <Link to={to}>{words}</Link>}
      {children}
    </ItemRoot>
  );
}

import { useMemo } from 'react';
import type { MediaFile, PerformerCard } from '@barg/api-client/models';
import type { PaidItemType } from '@barg/contract';
import { Slot, useIsSlotFilled } from '@barg/session';
import { LockedMedia } from '@barg/ui-kit';
import { performerRef } from '../../performer/performer-ref.ts';
import { frameRatio } from '../frame-ratio.ts';

/** The fixed aspect ratio of the placeholder below a teaser. */
export const BELOW_TEASER = 2.4;

interface LockedItemProps {
  type: PaidItemType;
  item: {
    _id: string;
    audience: 'free' | 'subscribers' | 'paid';
    lockReason: 'subscribers' | 'paid' | null;
    price: number;
    performer: PerformerCard;
  };
  /** The file whose blur and size are shown. */
  file?: MediaFile | null;
  /** The aspect ratio, by default the file's. */
  ratio?: number;
  photoCount?: number;
  videoCount?: number;
  audioCount?: number;
}

/** A locked item: its blur, counts, price, and the buttons that unlock it. */
export function LockedItem({ type, item, file, ratio, ...counts }: LockedItemProps) {
  const { _id, audience, price, performer } = item;
  const reason = item.lockReason ?? 'subscribers';
  const slotProps = useMemo(
    () => ({ item: { type, _id, audience, price }, performer: performerRef(performer) }),
    [type, _id, audience, price, performer],
  );
  // The slot's buttons show the price.
  const isPriceNamed = useIsSlotFilled('item.unlock', slotProps);
  return (
    <LockedMedia
      thumbhash={file?.thumbhash}
      ratio={ratio ?? (file ? frameRatio(file) : undefined)}
      reason={reason}
      {...counts}
      price={price > 0 && !isPriceNamed ? price : undefined}
    >
      <Slot name="item.unlock" props={slotProps} />
    </LockedMedia>
  );
}

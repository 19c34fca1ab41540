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
  /** Stands for the rest: only its blur and its size are known. */
  file?: MediaFile | null;
  /** Width by height, where it is not the file's. */
  ratio?: number;
  photoCount?: number;
  videoCount?: number;
  audioCount?: number;
}

/** What the visitor may not see yet: a blur, how much there is, what it costs, and the ways in. */
export function LockedItem({ type, item, file, ratio, ...counts }: LockedItemProps) {
  const { _id, audience, price, performer } = item;
  const reason = item.lockReason ?? 'subscribers';
  const slotProps = useMemo(
    () => ({ item: { type, _id, audience, price }, performer: performerRef(performer) }),
    [type, _id, audience, price, performer],
  );
  // The buttons in the slot name the price themselves.
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

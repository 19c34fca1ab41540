import { useMemo, type ElementType } from 'react';
import type { PerformerProfile } from '@barg/api-client/models';
import { Slot, useSlotRoom } from '@barg/session';
import { customProperties } from '@barg/ui-kit';
import { performerRef } from '../performer-ref.ts';
import { AsideRoom } from './performer-aside.styles.ts';

/** Between the parts, in pixels. */
const GAP = 16;

interface PerformerAsideProps {
  performer: PerformerProfile;
  /** The element of the place, by default the plain one. */
  as?: ElementType;
  /** False while the screen's width is unknown: then only the height is reserved. */
  isDrawn?: boolean;
}

/** The slots about a performer, with the heights of their descriptors. */
export function PerformerAside({ performer, as: Place = AsideRoom, isDrawn = true }: PerformerAsideProps) {
  const slotProps = useMemo(() => ({ performer: performerRef(performer) }), [performer]);
  const { height } = useSlotRoom('profile.aside', slotProps, { axis: 'column', gap: GAP });
  const room = height.narrow > 0 && { '--room': `${height.narrow}px`, '--room-wide': `${height.wide}px` };
  return (
    <Place $isKept={Boolean(room)} style={customProperties(room || {})}>
      {isDrawn && <Slot name="profile.aside" props={slotProps} />}
    </Place>
  );
}

import { useMemo, type ElementType } from 'react';
import type { PerformerProfile } from '@barg/api-client/models';
import { Slot, useSlotRoom } from '@barg/session';
import { customProperties } from '@barg/ui-kit';
import { performerRef } from '../performer-ref.ts';
import { AsideRoom } from './performer-aside.styles.ts';

interface PerformerAsideProps {
  performer: PerformerProfile;
  /** The place with its room, where it is not the plain one. */
  as?: ElementType;
  /** Only the room is kept while it is not known whether this is the place. */
  isDrawn?: boolean;
}

/** What other teams have to say of a performer, in the room that they say they take. */
export function PerformerAside({ performer, as: Place = AsideRoom, isDrawn = true }: PerformerAsideProps) {
  const slotProps = useMemo(() => ({ performer: performerRef(performer) }), [performer]);
  const { height } = useSlotRoom('profile.aside', slotProps, { axis: 'column' });
  const room = height.narrow > 0 && { '--room': `${height.narrow}px`, '--room-wide': `${height.wide}px` };
  return (
    <Place $isKept={Boolean(room)} style={customProperties(room || {})}>
      {isDrawn && <Slot name="profile.aside" props={slotProps} />}
    </Place>
  );
}

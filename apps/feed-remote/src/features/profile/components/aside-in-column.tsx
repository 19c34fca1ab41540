import { useMemo } from 'react';
import type { PerformerProfile } from '@barg/api-client/models';
import { useHasRoom } from '@barg/ui-kit';
import { Slot, useCurrentUser, useIsSlotFilled } from '@barg/session';
import { performerRef } from '../../../entities/performer/performer-ref.ts';
import { AsidePlace } from './profile.styles.ts';

/** As high as what fans and guests are shown there, in pixels: it comes later than the tabs below it. */
const PANEL_HEIGHT = { subscribed: 184, monthlyOnly: 237, twoPlans: 323 };

const expectedHeight = ({ isSubscribed, yearlyPrice }: PerformerProfile): number => {
  if (isSubscribed) return PANEL_HEIGHT.subscribed;
  return yearlyPrice === null ? PANEL_HEIGHT.monthlyOnly : PANEL_HEIGHT.twoPlans;
};

/** What stands in the aside where there is one, else here in the column. */
export function AsideInColumn({ performer }: { performer: PerformerProfile }) {
  const hasAside = useHasRoom('desktop');
  const user = useCurrentUser();
  const isOffered = user === null || user.role === 'user';
  const isFilled = useIsSlotFilled('profile.aside');
  const slotProps = useMemo(() => ({ performer: performerRef(performer) }), [performer]);
  if (hasAside === true) return null;
  return (
    <AsidePlace $reserved={isOffered && isFilled ? expectedHeight(performer) : 0}>
      {hasAside === false && <Slot name="profile.aside" props={slotProps} />}
    </AsidePlace>
  );
}

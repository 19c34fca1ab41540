import type { PerformerProfile } from '@barg/api-client/models';
import { useHasRoom } from '@barg/ui-kit';
import { PerformerAside } from '../../../entities/performer/components/performer-aside.tsx';
import { AsidePlace } from './profile.styles.ts';

/** The content of the aside, inside of the column on screens without one. */
export function AsideInColumn({ performer }: { performer: PerformerProfile }) {
  const hasAside = useHasRoom('desktop');
  if (hasAside === true) return null;
  return <PerformerAside performer={performer} as={AsidePlace} isDrawn={hasAside === false} />;
}

import type { PerformerCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLiveStreamOf } from '@barg/session';
import { Avatar, Card, Handle, PersonName, Skeleton, SkeletonCircle, useArrival, useFormat } from '@barg/ui-kit';
import { AfterPaint } from '../../../shared/page/after-paint.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { FollowButton } from './follow-button.tsx';
import {
  TileFacts,
  TileGrid,
  TileLink,
  TileNote,
  TileNoteSpace,
  TileRoot,
  TileStrip,
} from './performer-tiles.styles.ts';

export function PerformerTile({ performer }: { performer: PerformerCard }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { name, username, avatar, craft, isVerified, monthlyPrice } = performer;
  const liveStreamOf = useLiveStreamOf();
  return (
    <Card as="li" padding="none">
      <TileRoot>
        <TileLink to={paths.profile(username)}>
          <Avatar name={name} source={avatar} size="xl" status={liveStreamOf(performer) ? 'live' : 'none'} />
          <PersonName name={name} isVerified={isVerified} />
          <TileNote>{craft ? <bdi>{craft}</bdi> : <Handle username={username} />}</TileNote>
          <TileNote>
            {monthlyPrice === 0
              ? t('performer.free')
              : t('performer.monthly', { count: monthlyPrice, amount: format.tokens(monthlyPrice) })}
          </TileNote>
        </TileLink>
        <FollowButton performer={performer} />
      </TileRoot>
    </Card>
  );
}

/** As high as a tile, so that nothing shifts when the performers have loaded. */
const TileSkeleton = () => (
  <Card as="li" padding="none">
    <TileRoot>
      <TileFacts>
        <SkeletonCircle size={64} />
        <Skeleton width={96} height={24} />
        <TileNoteSpace>
          <Skeleton width={64} height={12} />
        </TileNoteSpace>
        <TileNoteSpace>
          <Skeleton width={64} height={12} />
        </TileNoteSpace>
      </TileFacts>
      <Skeleton width={72} height={32} radius="pill" />
    </TileRoot>
  </Card>
);

interface PerformerTilesProps {
  /** Undefined while loading: then skeletons are shown. */
  performers?: readonly PerformerCard[];
  places: number;
}

function Tiles({ performers, places }: PerformerTilesProps) {
  const shown = useArrival(performers);
  const tile = (performer: PerformerCard) => <PerformerTile key={performer._id} performer={performer} />;
  return shown ? (
    <>
      {shown.slice(0, places).map(tile)}
      <AfterPaint>{shown.slice(places).map(tile)}</AfterPaint>
    </>
  ) : (
    Array.from({ length: places }, (_, index) => <TileSkeleton key={index} />)
  );
}

/** Performers in rows and columns. */
export const PerformerGrid = (props: PerformerTilesProps) => (
  <TileGrid>
    <Tiles {...props} />
  </TileGrid>
);

/** Performers in one line. */
export const PerformerStrip = (props: PerformerTilesProps) => (
  <TileStrip>
    <Tiles {...props} />
  </TileStrip>
);

import { useMemo } from 'react';
import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Slot, useCurrentUser, useLiveStreamOf, useSlotRoom } from '@barg/session';
import {
  Avatar,
  ButtonLink,
  Dots,
  Handle,
  NoCover,
  Picture,
  UserText,
  VerifiedMark,
  customProperties,
  useFormat,
  useUi,
} from '@barg/ui-kit';
import { FollowButton } from '../../../entities/performer/components/follow-button.tsx';
import { performerRef } from '../../../entities/performer/performer-ref.ts';
import { paths } from '../../../shared/page/paths.ts';
import { useHomeTown } from '../hooks/use-home-town.ts';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileExtras } from './profile-extras.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import {
  Actions,
  AvatarPlace,
  Bio,
  Cover,
  CoverCorner,
  Facts,
  LiveLink,
  Name,
  NameLine,
  OthersActions,
  TopLine,
} from './profile.styles.ts';

const COVER_RATIO = 2.7;
const VERIFIED_PX = 20;
/** The gap between the slots' buttons, in pixels. */
const GAP = 8;

function ProfileAvatar({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('feed');
  const { name, avatar } = performer;
  const watched = useLiveStreamOf()(performer);
  const picture = <Avatar name={name} source={avatar} size="hero" status={watched ? 'live' : 'none'} />;
  return (
    <AvatarPlace>
      {watched ? (
        <LiveLink to={paths.stream(watched)} aria-label={t('home.watch', { name })}>
          {picture}
        </LiveLink>
      ) : (
        picture
      )}
    </AvatarPlace>
  );
}

function ProfileActions({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('feed');
  const user = useCurrentUser();
  const isOwn = user?._id === performer._id;
  const slotProps = useMemo(() => ({ performer: performerRef(performer) }), [performer]);
  const { width } = useSlotRoom('profile.actions', slotProps, { axis: 'row', gap: GAP });
  if (isOwn) {
    return (
      <Actions>
        <ButtonLink to={paths.editProfile}>{t('profile.edit')}</ButtonLink>
      </Actions>
    );
  }
  return (
    <Actions>
      <OthersActions style={customProperties({ '--room': `${width}px` })}>
        <Slot name="profile.actions" props={slotProps} isFilledAtOnce />
      </OthersActions>
      <FollowButton performer={performer} size="md" />
    </Actions>
  );
}

export function ProfileHeader({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  // Isolated: a city in another script must not change the order of city and country.
  const { dir } = useUi();
  const homeTown = useHomeTown(performer);
  const { name, username, craft, cover, bio, isVerified, lastSeenAt } = performer;
  return (
    <header>
      <Cover>
        {cover ? <Picture source={cover} alt="" ratio={COVER_RATIO} priority="high" /> : <NoCover />}
        <CoverCorner>
          <ProfileMenu performer={performer} />
        </CoverCorner>
      </Cover>
      <TopLine>
        <ProfileAvatar performer={performer} />
        <ProfileActions performer={performer} />
      </TopLine>
      <NameLine>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {isVerified && <VerifiedMark size={VERIFIED_PX} />}
      </NameLine>
      <Facts>
        <Dots>
          <Handle username={username} />
          {craft && <bdi>{craft}</bdi>}
          {homeTown && <span dir={dir}>{homeTown}</span>}
          {lastSeenAt && t('profile.active', { when: format.relative(lastSeenAt) })}
        </Dots>
      </Facts>
      {bio && (
        <Bio>
          <UserText text={bio} />
        </Bio>
      )}
      <ProfileExtras performer={performer} />
      <ProfileCounts performer={performer} />
    </header>
  );
}

import type { PerformerCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLiveStreamOf } from '@barg/session';
import { Avatar, Skeleton, SkeletonCircle, UserLine, VisuallyHidden } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { useStories } from '../hooks/use-stories.ts';
import { Story, StoryFace, StoryLink, StoryList, StoryName } from './story-row.styles.ts';

const PLACES = 6;
const AVATAR_PX = 64;

/** The first word of a name, which fits below an avatar. */
const shortName = (name: string): string => name.trim().split(/\s/)[0] ?? name;

function StoryOf({ performer }: { performer: PerformerCard }) {
  const { t } = useTranslation('feed');
  const { name, username, avatar } = performer;
  const watched = useLiveStreamOf()(performer);
  return (
    <Story>
      <StoryLink to={watched ? paths.stream(watched) : paths.profile(username)}>
        {/* A label would have to hold what is seen in its order: the badge, then the short name. */}
        <VisuallyHidden>{watched ? t('home.watch', { name }) : name}</VisuallyHidden>
        <StoryFace aria-hidden>
          <Avatar name={name} source={avatar} size="xl" status={watched ? 'live' : 'none'} />
        </StoryFace>
        <UserLine as={StoryName} aria-hidden text={shortName(name)} />
      </StoryLink>
    </Story>
  );
}

const StorySkeleton = () => (
  <Story>
    <SkeletonCircle size={AVATAR_PX} />
    <StoryName>
      <Skeleton width={44} height={12} />
    </StoryName>
  </Story>
);

/** The avatars above the feed, live ones first. Optional: empty when it fails to load. */
export function StoryRow() {
  const { t } = useTranslation('feed');
  const { performers, isLoading } = useStories();
  if (!isLoading && performers.length === 0) return null;
  return (
    <StoryList aria-label={t('home.stories')} aria-busy={isLoading}>
      {isLoading
        ? Array.from({ length: PLACES }, (_, index) => <StorySkeleton key={index} />)
        : performers.map((performer) => <StoryOf key={performer._id} performer={performer} />)}
    </StoryList>
  );
}

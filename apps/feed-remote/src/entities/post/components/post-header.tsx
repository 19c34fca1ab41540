import type { FeedPost } from '@barg/api-client/models';
import { Link } from '@barg/runtime/router';
import { useLiveStreamOf } from '@barg/session';
import { Avatar, Dots, Handle, PersonName, Time } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { FactsLine, HeaderFacts, HeaderRoot } from './post-card.styles.ts';
import { PostMenu } from './post-menu.tsx';

export function PostHeader({ post, id }: { post: FeedPost; id: string }) {
  const { name, username, avatar, isVerified } = post.performer;
  const liveStreamOf = useLiveStreamOf();
  const profile = paths.profile(username);
  return (
    <HeaderRoot>
      <Link to={profile} tabIndex={-1} aria-hidden>
        <Avatar name={name} source={avatar} status={liveStreamOf(post.performer) ? 'live' : 'none'} />
      </Link>
      <HeaderFacts>
        <Link to={profile} id={id}>
          <PersonName name={name} isVerified={isVerified} />
        </Link>
        <FactsLine>
          <Dots>
            <Handle username={username} />
            <Link to={paths.post(post._id)}>
              <Time value={post.publishedAt} />
            </Link>
          </Dots>
        </FactsLine>
      </HeaderFacts>
      <PostMenu post={post} />
    </HeaderRoot>
  );
}

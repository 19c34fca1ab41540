import type { PerformerCard, Person } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { toQueryError, useCurrentUser, useIsFollowed, useLiveStreamOf } from '@barg/session';
import { Avatar, Button, Dots, Handle, PersonName, useToast } from '@barg/ui-kit';
import { useFollowFoundMutation } from './api/people.ts';
import { RowEnd, RowFrame, RowLink, RowText } from './people.styles.ts';
import { pathOfPerson } from './path-of-person.ts';

/** Toggles following a performer, and is named by the state. For fans only. */
function FollowButton({ performer: { _id: performerId, name, ...performer } }: { performer: PerformerCard }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [follow, { isLoading }] = useFollowFoundMutation();
  const isFollowed = useIsFollowed({ performerId, isFollowed: performer.isFollowed });
  const handleClick = async (): Promise<void> => {
    if (isLoading) return;
    try {
      await follow({ performerId, isFollowed: !isFollowed }).unwrap();
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.default'), { tone: 'danger' });
    }
  };
  const word = t(isFollowed ? 'people.followed' : 'people.follow');
  return (
    <Button size="sm" aria-label={`${word} ${isolate(name)}`} onClick={() => void handleClick()}>
      {word}
    </Button>
  );
}

/** A person in a list: links to the profile of a performer, or the page of the account. */
export function PersonRow({ person }: { person: Person }) {
  const { t } = useTranslation('account');
  const user = useCurrentUser();
  const liveStreamOf = useLiveStreamOf();
  const { performer, username, name, avatar, isPerformer } = person;
  return (
    <RowFrame>
      <RowLink to={pathOfPerson(person)}>
        <Avatar name={name} source={avatar} size="lg" status={performer && liveStreamOf(performer) ? 'live' : 'none'} />
        <RowText>
          <PersonName name={name} isVerified={performer?.isVerified} />
          <Dots isOneLine>
            {username && <Handle username={username} />}
            {performer?.craft && <bdi>{performer.craft}</bdi>}
            {isPerformer && !performer?.craft && t('people.performer')}
          </Dots>
        </RowText>
      </RowLink>
      {performer && user?.role === 'user' && (
        <RowEnd>
          <FollowButton performer={performer} />
        </RowEnd>
      )}
    </RowFrame>
  );
}

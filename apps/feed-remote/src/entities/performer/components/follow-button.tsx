import type { PerformerCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIsFollowed } from '@barg/session';
import { Button, type ButtonSize } from '@barg/ui-kit';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import { useFollowPerformerMutation } from '../api/follow-performer.ts';

interface FollowButtonProps {
  performer: PerformerCard;
  size?: ButtonSize;
}

/** Toggles following, and is named by the state. Not for performers and operators, who cannot follow. */
export function FollowButton({ performer, size = 'sm' }: FollowButtonProps) {
  const { t } = useTranslation('feed');
  const user = useCurrentUser();
  const asMember = useMembersOnly();
  const attempt = useToastOnFailure();
  const [follow, { isLoading }] = useFollowPerformerMutation();
  const { _id: performerId, name } = performer;
  const isFollowed = useIsFollowed({ performerId, isFollowed: performer.isFollowed });
  if (user && user.role !== 'user') return null;

  const handleClick = (): void =>
    asMember(
      () => {
        if (!isLoading) void attempt(follow({ performerId, isFollowed: !isFollowed }).unwrap());
      },
      { kind: 'follow', performerId, name },
    );
  const word = t(isFollowed ? 'performer.following' : 'performer.follow');
  return (
    <Button size={size} aria-label={`${word} ${name}`} onClick={handleClick}>
      {word}
    </Button>
  );
}

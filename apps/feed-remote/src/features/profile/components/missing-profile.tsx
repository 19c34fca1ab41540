import Ban from 'lucide-react/icons/ban';
import type { BlockedUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent, useIsGuest } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Button, EmptyState } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { useOwnBlockQuery } from '../api/own-block.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

interface MissingProfileProps {
  username: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

function BlockedByYou({ person, onUnblocked }: { person: BlockedUser; onUnblocked: () => void }) {
  const { t } = useTranslation('feed');
  const block = useIntent('site.block');
  const handleUnblock = async (): Promise<void> => {
    if (await block.ask({ person, isBlocked: true })) onUnblocked();
  };
  return (
    <EmptyState
      isPage
      icon={Ban}
      title={t('profile.blocked.title', { name: person.name })}
      action={
        <Button disabled={!block.isAvailable} onClick={() => void handleUnblock()}>
          {t('profile.blocked.unblock')}
        </Button>
      }
    >
      {t('profile.blocked.message')}
    </EmptyState>
  );
}

/** The error state of a profile: the visitor's own block, with a button to unblock, or any other reason. */
export function MissingProfile({ username, error, onRetry, isRetrying }: MissingProfileProps) {
  const isGuest = useIsGuest();
  const { data: blocked, isLoading } = useAskedAgain(useOwnBlockQuery(username, { skip: isGuest }));
  if (isLoading) return <ProfileSkeleton />;
  if (blocked) return <BlockedByYou person={blocked} onUnblocked={onRetry} />;
  return <QueryFailure isPage error={error} onRetry={onRetry} isRetrying={isRetrying} />;
}

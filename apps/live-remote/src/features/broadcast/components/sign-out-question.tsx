import { useTranslation } from '@barg/runtime/i18n';
import { SignOutQuestion } from '../../../shared/sign-out-question.tsx';
import { useEndStreamMutation } from '../api/end-stream.ts';

/** Asks before a logout during a broadcast; the stream is ended first. */
export function BroadcastSignOut({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const [end, { isLoading }] = useEndStreamMutation();
  return (
    <SignOutQuestion
      title={t('broadcast.signOutTitle')}
      text={t('broadcast.endText')}
      confirmLabel={t('broadcast.signOut')}
      isBusy={isLoading}
      end={() => end(streamId)}
    />
  );
}

import ShieldCheck from 'lucide-react/icons/shield-check';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import type { Author } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { useUnsentText } from '@barg/session/unsent-drafts';
import {
  Avatar,
  Button,
  Dots,
  EmptyState,
  ErrorState,
  Handle,
  IconButton,
  Inline,
  ListRow,
  SkeletonText,
  Stack,
  Text,
  useToast,
} from '@barg/ui-kit';
import { SentNote, TextField } from '@barg/ui-kit/fields';
import { useDismissModeratorMutation, useModeratorsQuery, useNameModeratorMutation } from '../../api/moderators.ts';
import { useRestrictionOfQuery } from '../../api/order.ts';

/** Her moderators: named by username, dismissed again. */
export function ModeratorsTab({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('chat.order.moderatorsHelp')}</Text>
      <NameForm />
      <Moderators streamId={streamId} />
    </Stack>
  );
}

function NameForm() {
  const { t } = useTranslation('live');
  const { text, isSent, change, forget } = useUnsentText('stream-moderator');
  const [name, { isLoading }] = useNameModeratorMutation();
  const [fault, setFault] = useState<string>();
  const username = text.trim().replace(/^@/, '');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (username === '' || isLoading) return;
    const { error } = await name({ username });
    if (!error) forget(text);
    const { statusCode = 0, message = '' } = error ? toQueryError(error) : {};
    setFault(error && (statusCode === 404 ? t('chat.order.unknown') : message || t('chat.order.failed')));
  };
  return (
    <Stack as="form" gap={2} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('chat.order.username')}
        value={text}
        onChange={(event) => change(event.target.value)}
        autoComplete="off"
        dir="ltr"
        error={fault}
      />
      <SentNote isSent={isSent} />
      <Inline justify="end">
        <Button type="submit" variant="primary" isLoading={isLoading} disabled={username === ''}>
          {t('chat.order.add')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Moderators({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const { data, error, isFetching, refetch } = useModeratorsQuery();
  const [dismiss] = useDismissModeratorMutation();
  if (!data && error)
    return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <SkeletonText lines={3} />;
  if (data.length === 0) return <EmptyState icon={ShieldCheck} title={t('chat.order.noModerators')} />;
  const handleDismiss = async (userId: string) => {
    const { error: failure } = await dismiss(userId);
    if (failure) toast(toQueryError(failure).message || t('chat.order.failed'), { tone: 'danger' });
  };
  return (
    <div>
      {data.map((moderator) => (
        <Moderator
          key={moderator._id}
          streamId={streamId}
          moderator={moderator}
          onDismiss={() => void handleDismiss(moderator._id)}
        />
      ))}
    </div>
  );
}

interface ModeratorProps {
  streamId: string;
  moderator: Author;
  onDismiss: () => void;
}

/** Who is banned keeps no order, though still named. */
function Moderator({ streamId, moderator: { _id: userId, name, username, avatarUrl }, onDismiss }: ModeratorProps) {
  const { t } = useTranslation('live');
  const { data: held } = useAskedAgain(
    useRestrictionOfQuery({ streamId, userId }, { refetchOnMountOrArgChange: true }),
  );
  return (
    <ListRow
      start={<Avatar name={name} url={avatarUrl} />}
      title={name}
      subtitle={
        <Dots>
          {username && <Handle username={username} />}
          {held === 'ban' && <span>{t('chat.order.isBanned')}</span>}
        </Dots>
      }
      end={<IconButton icon={X} size="sm" label={t('chat.order.dismiss', { name })} onClick={onDismiss} />}
    />
  );
}

import { useState } from 'react';
import type { Session } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, toQueryError } from '@barg/session';
import {
  Button,
  Card,
  CardTitle,
  ErrorState,
  Inline,
  MoreByPress,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsInfiniteQuery } from '../security-api.ts';
import { Rows } from '../rows.styles.ts';
import { SessionRow, useDeviceName } from './session-row.tsx';

/** The account's sessions, with buttons to end others. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const query = useSessionsInfiniteQuery();
  const { data, error, isFetching, refetch } = query;
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const sessions = data?.pages.flatMap((page) => page.data);
  return (
    <Card>
      <Stack>
        <CardTitle>{t('security.sessions.title')}</CardTitle>
        <Text tone="muted">{t('security.sessions.explanation')}</Text>
        {!sessions && error && (
          <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!sessions && !error && <Skeleton height={132} />}
        {sessions && (
          <Rows>
            {sessions.map((session) => (
              <SessionRow key={session._id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </Rows>
        )}
        <Inline wrap="wrap">
          {sessions && <MoreByPress {...nextPages(query)} label={t('security.sessions.more')} />}
          {sessions && sessions.length > 1 && (
            <Button onClick={() => setEnding('others')}>{t('security.sessions.endOthers')}</Button>
          )}
        </Inline>
      </Stack>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

function EndDialog({ ending, onClose }: { ending: Session | 'others'; onClose: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const deviceName = useDeviceName();
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const isOthers = ending === 'others';
  const handleConfirm = async (): Promise<void> => {
    try {
      await (isOthers ? endOthers() : endOne(ending._id)).unwrap();
      toast(t('security.sessions.ended'), { tone: 'success' });
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={isOthers ? t('security.sessions.endOthers') : t('security.sessions.endTitle')}
      confirmLabel={t('security.sessions.end')}
      tone="danger"
      isBusy={one.isLoading || others.isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {isOthers
        ? t('security.sessions.endOthersQuestion')
        : t('security.sessions.endQuestion', { device: deviceName(ending) })}
    </ConfirmDialog>
  );
}

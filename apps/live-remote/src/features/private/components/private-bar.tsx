import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat, usePrice } from '@barg/ui-kit';
import type { OwnSideSource } from '../session/own-side.ts';
import { EndPrivate } from './end-private.tsx';
import { OwnButtons } from './own-buttons.tsx';
import { BarEnd, BarRow } from './private.styles.ts';
import { minutesLeft, usePrivateWords } from './private-status.ts';

/** What was measured, what is left, and the own devices; null for a fan who only watches. */
export function PrivateBar({ session, own }: { session: PrivateStream; own: OwnSideSource | null }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const inTokens = usePrice();
  const { minutesOf, statusOf } = usePrivateWords();
  const isRunning = session.status === 'running';
  const left = minutesOf(minutesLeft(session));
  return (
    <BarRow>
      <Text weight="bold" role="timer" aria-label={t('private.measured')}>
        <bdi>{format.duration(session.measuredSeconds * 1000)}</bdi>
      </Text>
      <Text tone="muted">{isRunning ? t('private.left', { minutes: left }) : statusOf(session)}</Text>
      <Text tone="muted">{t('private.perMinute', { tokens: inTokens(session.price) })}</Text>
      <BarEnd>
        {own && <OwnButtons source={own} />}
        <EndPrivate session={session} />
      </BarEnd>
      {session.isPaused && (
        <Text as="p" role="status">
          {t('private.paused')}
        </Text>
      )}
      {session.isEndingSoon && (
        <Text as="p" tone="danger" role="alert">
          {t('private.endingSoon', { minutes: left })}
        </Text>
      )}
    </BarRow>
  );
}

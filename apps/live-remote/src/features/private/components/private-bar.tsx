import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat, usePrice } from '@barg/ui-kit';
import type { OwnSideSource } from '../session/own-side.ts';
import { EndPrivate } from './end-private.tsx';
import { OwnButtons } from './own-buttons.tsx';
import { BarEnd, BarRow } from './private.styles.ts';
import { minutesLeft, usePrivateWords } from './private-status.ts';
import { useOffWords } from './use-off-words.ts';

interface PrivateBarProps {
  session: PrivateStream;
  own: OwnSideSource | null;
  isHers: boolean;
}

/** What was measured, what is left, what the two have turned off, and the own devices; null for a fan who only watches. */
export function PrivateBar({ session, own, isHers }: PrivateBarProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const inTokens = usePrice();
  const { minutesOf, statusOf } = usePrivateWords();
  const isRunning = session.status === 'running';
  const left = minutesOf(minutesLeft(session));
  const off = useOffWords(session, isHers);
  const turnedOff = [off.other, off.own, off.notCounted].filter(Boolean).join(' ');
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
      {(turnedOff !== '' || session.isPaused) && (
        <Text as="p" role="status">
          {/* Why nothing is counted, where one of the two says why. */}
          {off.notCounted === null && session.isPaused ? t('private.paused') : turnedOff}
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

import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, usePrice } from '@barg/ui-kit';
import { useNow } from '../../../shared/use-now.ts';
import { usePrivateWords } from './private-status.ts';

/** What the two agree to, part by part, and of a request how long it can be answered. It stands among dots. */
export function PrivateTerms({ session }: { session: PrivateStream }) {
  const { t } = useTranslation('live');
  const inTokens = usePrice();
  const { minutesOf } = usePrivateWords();
  return (
    <>
      <span>{t('private.perMinute', { tokens: inTokens(session.price) })}</span>
      <span>{t('private.upTo', { minutes: minutesOf(session.mostMinutes) })}</span>
      <span>{t(session.hasCamera ? 'private.camera.both' : 'private.camera.hers')}</span>
      {session.status === 'requested' && <TimeToAnswer answerBy={session.answerBy} />}
    </>
  );
}

function TimeToAnswer({ answerBy }: { answerBy: string }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const left = Math.max(0, Date.parse(answerBy) - useNow());
  return <span role="timer">{t('private.answerWithin', { time: format.duration(left) })}</span>;
}

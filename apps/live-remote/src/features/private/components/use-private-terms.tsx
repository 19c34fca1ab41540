import type { ReactNode } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, usePrice } from '@barg/ui-kit';
import { useNow } from '../../../shared/use-now.ts';
import { usePrivateWords } from './private-status.ts';

/** What the two agree to, fact by fact for `Dots`, and of a request how long it can be answered. */
export function usePrivateTerms(session: PrivateStream): readonly ReactNode[] {
  const { t } = useTranslation('live');
  const inTokens = usePrice();
  const { minutesOf } = usePrivateWords();
  return [
    t('private.perMinute', { tokens: inTokens(session.price) }),
    t('private.upTo', { minutes: minutesOf(session.mostMinutes) }),
    t(session.hasCamera ? 'private.camera.both' : 'private.camera.hers'),
    session.status === 'requested' && <TimeToAnswer key="answer" answerBy={session.answerBy} />,
  ];
}

function TimeToAnswer({ answerBy }: { answerBy: string }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const left = Math.max(0, Date.parse(answerBy) - useNow());
  return <span role="timer">{t('private.answerWithin', { time: format.duration(left) })}</span>;
}

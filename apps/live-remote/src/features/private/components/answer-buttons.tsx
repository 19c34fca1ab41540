import { useState } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { toQueryError } from '@barg/session';
import { useAttemptKey } from '@barg/session/attempt-key';
import { Button, Inline, lazyDialog, useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useAcceptPrivateMutation } from '../api/private-streams.ts';

const DeclineDialog = lazyDialog(() => import('./decline-dialog.tsx'));

/** What a performer answers to a request. Who accepts is led to the stream. */
export function AnswerButtons({ session: { _id: id, fan } }: { session: PrivateStream }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const navigate = useNavigate();
  const [isDeclining, setDeclining] = useState(false);
  const [accept, { isLoading }] = useAcceptPrivateMutation();
  const attempt = useAttemptKey();
  const handleAccept = async () => {
    try {
      await attempt({ id }, (key) => accept({ id, key }).unwrap());
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.default'), { tone: 'danger' });
      return;
    }
    void navigate(paths.privateStream(id));
  };
  return (
    <Inline>
      <Button variant="primary" isLoading={isLoading} onClick={() => void handleAccept()}>
        {t('live:private.accept')}
      </Button>
      <Button onClick={() => setDeclining(true)}>{t('live:private.decline')}</Button>
      {isDeclining && <DeclineDialog id={id} name={fan.name} onClose={() => setDeclining(false)} />}
    </Inline>
  );
}

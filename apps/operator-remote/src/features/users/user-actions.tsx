import { useState } from 'react';
import type { ManagedUserDetails } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Inline, Text, useToast } from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import {
  useEndUserSessionsMutation,
  useReinstateUserMutation,
  useResendUserVerificationMutation,
  useSuspendUserMutation,
} from '../../shared/api/users.ts';

type Act = 'suspend' | 'reinstate' | 'endSessions';

/** The actions on an account; none for operators. */
export function UserActions({ user }: { user: ManagedUserDetails }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [suspend] = useSuspendUserMutation();
  const [reinstate] = useReinstateUserMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const [resend, resending] = useResendUserVerificationMutation();
  const [act, setAct] = useState<Act | null>(null);
  if (user.role === 'operator') return <Text tone="muted">{t('users.isOperator')}</Text>;
  const userId = user._id;
  const perform: Record<Act, (reason: string) => Promise<unknown>> = {
    suspend: (reason) => suspend({ userId, reason }).unwrap(),
    reinstate: (reason) => reinstate({ userId, reason }).unwrap(),
    endSessions: () => endSessions(userId).unwrap(),
  };
  const handleResend = async () => {
    const { error } = await resend(userId);
    if (error) toast(toQueryError(error).message || t('failed'), { tone: 'danger' });
    else toast(t('done'), { tone: 'success' });
  };
  const standing: Act = user.suspendedAt ? 'reinstate' : 'suspend';
  return (
    <>
      <Inline>
        <Button variant={standing === 'suspend' ? 'danger' : 'primary'} onClick={() => setAct(standing)}>
          {t(`users.${standing}`)}
        </Button>
        <Button onClick={() => setAct('endSessions')} disabled={user.sessions.length === 0}>
          {t('users.endSessions')}
        </Button>
        {user.email && !user.isEmailVerified && (
          <Button isLoading={resending.isLoading} onClick={() => void handleResend()}>
            {t('users.resend')}
          </Button>
        )}
      </Inline>
      {act && (
        <ActionDialog
          title={t(`users.${act}`)}
          text={t(`users.confirm.${act}`)}
          confirmLabel={t(`users.${act}`)}
          tone={act === 'reinstate' ? 'primary' : 'danger'}
          about={userId}
          noteLabel={act === 'endSessions' ? undefined : t('reason')}
          noteLimit={500}
          isNoteRequired={act !== 'endSessions'}
          onConfirm={async (reason) => {
            await perform[act](reason);
            toast(t('done'), { tone: 'success' });
          }}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

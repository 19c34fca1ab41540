import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { on } from '@barg/session/realtime';
import { useToast } from '@barg/ui-kit';

/** Tells whoever is in a chat that its performer has named the reader a moderator, or dismissed. */
export function useRoleNews(performerId: string): void {
  const { t } = useTranslation('live');
  const toast = useToast();
  const handleChange = useEffectEvent((isModerator: boolean) =>
    toast(t(isModerator ? 'chat.order.youAre' : 'chat.order.youAreNot'), { tone: isModerator ? 'success' : 'neutral' }),
  );
  useEffect(() => {
    const subscription = on('stream.role.changed').subscribe(({ data }) => {
      if (data.performerId === performerId) handleChange(data.isModerator);
    });
    return () => subscription.unsubscribe();
  }, [performerId]);
}

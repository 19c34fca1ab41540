import { useEffect } from 'react';
import type { IntentOutcome } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';

export type SettledOutcome = (outcome: IntentOutcome) => void;

/** Tells the visitor that the action cannot be had now, and the asker too. */
export function Unavailable({ settle }: { settle: SettledOutcome }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  useEffect(() => {
    toast(t('remote.action'), { tone: 'danger' });
    settle('unavailable');
  }, [toast, t, settle]);
  return null;
}

import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';

/** Settles an intent with `null`. */
export type GiveUp = (answer: null) => void;

/** Tells the visitor that the action cannot be had now, and the asker too. */
export function Unavailable({ settle }: { settle: GiveUp }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  useEffect(() => {
    toast(t('remote.action'), { tone: 'danger' });
    settle(null);
  }, [toast, t, settle]);
  return null;
}

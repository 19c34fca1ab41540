import { useState, type ComponentType } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';

/**
 * A dialog whose code is fetched when somebody asks for it. A fetch that fails is told, takes nothing else off the
 * page, and is tried anew the next time.
 */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const open = async (): Promise<void> => {
    try {
      const { default: loaded } = await load();
      setDialog(() => loaded);
    } catch {
      toast(t('error.message'), { tone: 'danger' });
    }
  };
  return { Dialog, open, close: () => setDialog(null) };
}

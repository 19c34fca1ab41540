import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import { useRemindOfStreamMutation } from '../api/planned-streams.ts';

/** Asks to be told before a planned stream begins, or takes that back. */
export function useReminder({ _id: id, isReminded = false }: Pick<StreamSummary, '_id' | 'isReminded'>) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [remind, { isLoading }] = useRemindOfStreamMutation();
  const toggle = async (): Promise<void> => {
    const { error } = await remind({ id, isOn: !isReminded });
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
    else if (!isReminded) toast(t('live:planned.reminded'), { tone: 'success' });
  };
  return { isReminded, isLoading, toggle: () => void toggle() };
}

import type { Notification } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { isolate } from '../../../shared/isolate.ts';

/** What an entry tells: of one person, of one and the others, or of one who did it several times. */
export function useNoticeSentence({ kind, actor, count, others }: Notification): string {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const name = isolate(actor?.name ?? t('notifications.someone'));
  const alone = [`notifications.kinds.${kind}`, 'notifications.kinds.other'];
  if (others > 0) {
    const people = t('notifications.together.people', { count: others, amount: format.number(others), name });
    return t([`notifications.together.${kind}`, 'notifications.together.other'], { people });
  }
  if (count === 1) return t(alone, { name });
  return t([`notifications.again.${kind}`, ...alone], { name, count, amount: format.number(count) });
}

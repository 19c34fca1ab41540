import type { Notification } from '@barg/api-client/models';
import { beginningOf } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';

const TITLE_LENGTH = 80;

/** Kinds with texts for several actors, and for one actor several times. */
const TOGETHER = [
  'follow',
  'subscription',
  'subscription-renewed',
  'tip',
  'purchase',
  'like',
  'comment',
  'comment-reply',
  'mention',
] as const;
const AGAIN = ['tip', 'purchase', 'comment', 'post', 'file-failed'] as const;

const isOneOf = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind);

/** The excerpt and the reason of a removal; for notices about removals only. */
function useRemovedThing({ removal }: Notification): { thing: string; reason: string } | null {
  const { t } = useTranslation('messaging');
  if (!removal) return null;
  const { type, title, reason } = removal;
  const thing = t(`notifications.removed.types.${type}`);
  const short = beginningOf(title, TITLE_LENGTH);
  return {
    thing: short === '' ? thing : t('notifications.removed.named', { thing, title: short }),
    reason: t(`notifications.removed.reasons.${reason}`),
  };
}

/** The sentence of an entry: about one actor, one and others, or one several times. */
export function useNoticeSentence(notice: Notification): string {
  const { kind, actor, count, others } = notice;
  const removed = useRemovedThing(notice);
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const name = actor?.name ?? notice.name ?? t('notifications.someone');
  const why = notice.failure ? t(`notifications.failures.${notice.failure}`) : '';
  // Some kinds have a sentence of their own for what was refused with a reason.
  const refused = why === '' ? [] : [`notifications.kinds.${kind}-refused`];
  const alone = [...refused, `notifications.kinds.${kind}`, 'notifications.kinds.other'];
  if (others > 0) {
    const people = t('notifications.together.people', { count: others, amount: format.number(others), name });
    return t(`notifications.together.${isOneOf(TOGETHER, kind) ? kind : 'other'}`, { people });
  }
  if (count > 1 && isOneOf(AGAIN, kind)) {
    return t(`notifications.again.${kind}`, { name, count, amount: format.number(count) });
  }
  if (notice.at && kind === 'stream-moved')
    return t(`notifications.kinds.stream-moved-${notice.isTicketed ? 'ticketed' : 'to'}`, {
      ...{ name, when: format.dateTime(notice.at) },
    });
  return t(alone, { name, why, ...removed }).trimEnd();
}

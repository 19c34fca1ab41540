import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { useFormat } from '@barg/ui-kit';

/** When the payment will be possible, from the error's details; null when it exceeds the cap itself. */
const roomFrom = (details: unknown): Date | null => {
  const [first] = Array.isArray(details) ? (details as Array<{ message?: unknown }>) : [];
  const at = new Date(typeof first?.message === 'string' ? first.message : '');
  return Number.isNaN(at.getTime()) ? null : at;
};

/** Whether the payment is more than the cap itself, so that no time makes room for it. */
const neverFits = (details: unknown): boolean => {
  const [first] = Array.isArray(details) ? (details as Array<{ path?: unknown; message?: unknown }>) : [];
  return first?.path === 'cap' && first.message === '';
};

/** The code of an error by which the fan's own spending cap refuses a payment. */
export const CAP_REACHED = 'wallet.cap_reached';

/** The message when a spending cap refuses a payment, and when it will be possible. Null for other errors. */
export const useCapWords = (): ((failure: QueryError) => string | null) => {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  return ({ code, message, details }) => {
    if (code !== CAP_REACHED) return null;
    const at = roomFrom(details);
    if (at) return `${message} ${t('caps.roomFrom', { when: format.dateTime(at) })}`;
    return neverFits(details) ? `${message} ${t('caps.neverFits')}` : message;
  };
};

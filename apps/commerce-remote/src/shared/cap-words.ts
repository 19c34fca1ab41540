import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { useFormat } from '@barg/ui-kit';

/** When there is room again, as the API's details tell it; null where there never is. */
const roomFrom = (details: unknown): Date | null => {
  const [first] = Array.isArray(details) ? (details as Array<{ message?: unknown }>) : [];
  const at = new Date(typeof first?.message === 'string' ? first.message : '');
  return Number.isNaN(at.getTime()) ? null : at;
};

/** What to say where a fan's own cap refuses a payment, and when there is room. Null for other failures. */
export const useCapWords = (): ((failure: QueryError) => string | null) => {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  return ({ code, message, details }) => {
    if (code !== 'wallet.cap_reached') return null;
    const at = roomFrom(details);
    return at ? `${message} ${t('caps.roomFrom', { when: format.dateTime(at) })}` : message;
  };
};

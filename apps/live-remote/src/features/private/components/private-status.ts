import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { useFormat } from '@barg/ui-kit';

/** How a private stream stands, in words; and minutes, counted. */
export function usePrivateWords() {
  const { t } = useTranslation('live');
  const format = useFormat();
  const myId = useCurrentUser()?._id;
  return {
    minutesOf: (count: number): string => t('kind.minutes', { count, amount: format.number(count) }),
    statusOf: ({ status, endReason, performer }: PrivateStream): string => {
      if (endReason !== null) return t(`private.ends.${endReason}`);
      const isHersToAnswer = status === 'requested' && performer._id === myId;
      return t(isHersToAnswer ? 'private.status.yours' : `private.status.${status}`);
    },
  };
}

/** Whole minutes until what is reserved is used up. */
export const minutesLeft = ({ reservedMinutes, measuredSeconds }: PrivateStream): number =>
  Math.max(0, Math.ceil((reservedMinutes * 60 - measuredSeconds) / 60));

/** Whom somebody of the two is in it with. */
export const otherOf = ({ performer, fan }: PrivateStream, myId: string | undefined): PrivateStream['fan'] =>
  myId === performer._id ? fan : performer;

export const isActive = ({ status }: Pick<PrivateStream, 'status'>): boolean =>
  status !== 'requested' && status !== 'ended';

/** Whether anything was reserved for it: what was only asked for has nothing to account for. */
export const hasReceipt = ({ status, reservedMinutes }: PrivateStream): boolean =>
  status === 'ended' && reservedMinutes > 0;

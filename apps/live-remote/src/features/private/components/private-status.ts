import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { useFormat } from '@barg/ui-kit';

const REASONS = [
  ...['declined', 'withdrawn', 'expired', 'not-covered', 'not-connected', 'left', 'connection-lost'],
  ...['turned-off', 'minutes-used', 'closed'],
] as const;

/** The words for how it ended, for who reads them; of what a newer server names and this page does not know: that it did. */
const endingOf = ({ endReason, endDetail }: PrivateStream, isHers: boolean) => {
  if (endReason === null) return null;
  if (endDetail === 'you-blocked') return 'you-blocked';
  // What is in his wallet is not hers to know.
  if (endDetail === 'wallet-empty') return isHers ? 'no-more-minutes' : 'your-wallet';
  return REASONS.find((reason) => reason === endReason) ?? 'left';
};

/** How a private stream stands, in words; and minutes, counted. */
export function usePrivateWords() {
  const { t } = useTranslation('live');
  const format = useFormat();
  const myId = useCurrentUser()?._id;
  return {
    minutesOf: (count: number): string => t('kind.minutes', { count, amount: format.number(count) }),
    statusOf: (session: PrivateStream): string => {
      const { status, performer } = session;
      const isHers = performer._id === myId;
      const ending = endingOf(session, isHers);
      if (ending) return t(`private.ends.${ending}`);
      const isHersToAnswer = status === 'requested' && isHers;
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

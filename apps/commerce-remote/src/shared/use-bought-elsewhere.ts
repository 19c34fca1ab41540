import { useEffect, useEffectEvent, useRef } from 'react';
import { on } from '@barg/session/realtime';
import type { WalletPayment } from './use-wallet-payment.ts';

interface Bought {
  itemId: string;
  payment: WalletPayment;
  /** @param isHere whether it may have been this dialog's own payment, whose answer was lost */
  onBought: (isHere: boolean) => void;
}

/**
 * Calls back when what a dialog still offers is bought: by another window of the account, or here without an answer.
 * While it is paid here, the answer tells.
 */
export function useBoughtElsewhere({ itemId, payment: { isPaying, isUnanswered }, onBought }: Bought): void {
  const wasToldMeanwhile = useRef(false);
  const handleBought = useEffectEvent((id: string | undefined) => {
    if (id !== itemId) return;
    if (isPaying) wasToldMeanwhile.current = true;
    else onBought(isUnanswered);
  });
  useEffect(() => {
    const following = on('account.changed').subscribe(({ data }) => {
      if (data.area === 'purchases') handleBought(data.id);
    });
    following.add(on('message.unlocked').subscribe(({ data }) => handleBought(data.messageId)));
    return () => following.unsubscribe();
  }, []);
  const handleLost = useEffectEvent(() => {
    if (wasToldMeanwhile.current) onBought(true);
  });
  useEffect(() => {
    if (isUnanswered && !isPaying) handleLost();
  }, [isUnanswered, isPaying]);
}

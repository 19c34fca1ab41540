import { useEffect, useEffectEvent } from 'react';
import { on } from '@barg/session/realtime';

interface BoughtElsewhere {
  itemId: string;
  /** While it is paid here, the answer tells. */
  isPaying: boolean;
  onBought: () => void;
}

/** Calls back when another window of the account has bought what a dialog here still offers. */
export function useBoughtElsewhere({ itemId, isPaying, onBought }: BoughtElsewhere): void {
  const handleBought = useEffectEvent((id: string | undefined) => {
    if (id === itemId && !isPaying) onBought();
  });
  useEffect(() => {
    const following = on('account.changed').subscribe(({ data }) => {
      if (data.area === 'purchases') handleBought(data.id);
    });
    following.add(on('message.unlocked').subscribe(({ data }) => handleBought(data.messageId)));
    return () => following.unsubscribe();
  }, []);
}

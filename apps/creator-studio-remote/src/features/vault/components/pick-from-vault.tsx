import { useRef } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import type { IntentDialogProps, VaultPick } from '@barg/contract';
import VaultPicker from '../../../shared/vault/vault-picker.tsx';

const TYPES: readonly VaultPick['type'][] = ['photo', 'video'];

const toPicks = (items: readonly VaultItem[]): VaultPick[] =>
  items.flatMap(({ _id, type, name }) => (type === 'audio' ? [] : [{ _id, type, name }]));

/** The vault, for teams that show photos and videos in places of their own. */
export function PickFromVault({ payload: { most }, onSettled }: IntentDialogProps<'vault.pick'>) {
  const picks = useRef<VaultPick[] | null>(null);
  const handlePick = async (items: readonly VaultItem[]) => {
    picks.current = toPicks(items);
  };
  return <VaultPicker types={TYPES} room={most} onPick={handlePick} onClose={() => onSettled(picks.current)} />;
}

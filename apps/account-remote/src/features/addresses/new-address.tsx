import type { IntentDialogProps } from '@barg/contract';
import AddressDialog from './address-dialog.tsx';

/** Answers `site.address`. */
export function NewAddress({ onSettled }: IntentDialogProps<'site.address'>) {
  return (
    <AddressDialog
      address={null}
      onClose={() => onSettled(null)}
      onSaved={(address) => onSettled({ _id: address._id })}
    />
  );
}

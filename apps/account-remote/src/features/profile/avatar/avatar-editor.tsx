import { useRef, useState, type ChangeEvent } from 'react';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { deleteUserAvatar } from '@barg/api-client/users';
import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { loadCurrentUser, toQueryError } from '@barg/session';
import { Avatar, Button, Inline, lazyDialog, useToast } from '@barg/ui-kit';
import { AvatarRow } from './avatar.styles.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const AvatarDialog = lazyDialog(() => import('./avatar-dialog.tsx'));

function useRemoval() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (): Promise<void> => {
    setRemoving(true);
    try {
      await deleteUserAvatar();
      // The picture is away: if reloading the account fails, the next visit shows it.
      await loadCurrentUser().catch(() => undefined);
      toast(t('saved'), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.saveFailed'), { tone: 'danger' });
    }
    setRemoving(false);
  };
  return { isRemoving, remove };
}

/** A fan's avatar, with buttons to change or remove it. */
export function AvatarEditor({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  /** The local URL of the chosen picture, while the dialog is open. */
  const [address, setAddress] = useState<string | null>(null);
  const { isRemoving, remove } = useRemoval();
  const handleChoice = (event: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = event.target.files ?? [];
    // So that choosing the same file again fires an event.
    event.target.value = '';
    if (!chosen) return;
    setAddress(URL.createObjectURL(chosen));
  };
  const handleClose = (): void => {
    if (address) URL.revokeObjectURL(address);
    setAddress(null);
  };
  return (
    <AvatarRow>
      <Avatar name={user.name} source={user.avatar} size="hero" alt={t('avatar.yours')} />
      <Inline gap={2}>
        <Button icon={Camera} onClick={() => input.current?.click()}>
          {t('avatar.change')}
        </Button>
        {user.avatar && (
          <Button variant="quiet" icon={Trash2} isLoading={isRemoving} onClick={() => void remove()}>
            {t('avatar.remove')}
          </Button>
        )}
      </Inline>
      <input ref={input} type="file" accept={ACCEPTED} aria-label={t('avatar.choose')} hidden onChange={handleChoice} />
      {address && <AvatarDialog address={address} onClose={handleClose} />}
    </AvatarRow>
  );
}

import { useTranslation } from '@barg/runtime/i18n';
import { useLeaveGuard } from '@barg/runtime/router';
import { authSlice, store } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

/** Without an account there is nothing left to save. */
const isSignedOut = () => !authSlice.selectors.selectIsLoggedIn(store.getState());

/** Asks before what was changed is lost. */
export function UnsavedQuestion({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('creator-studio');
  const { isAsking, stay, leave } = useLeaveGuard(isDirty, isSignedOut);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('account.unsaved.title')}
      confirmLabel={t('account.unsaved.leave')}
      tone="danger"
      onConfirm={leave}
      onClose={stay}
    >
      <Text>{t('account.unsaved.text')}</Text>
    </ConfirmDialog>
  );
}

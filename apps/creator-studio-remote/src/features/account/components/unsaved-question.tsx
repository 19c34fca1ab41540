import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useUnsavedGuard } from '../hooks/use-unsaved-guard.ts';

/** Asks before what was changed is lost. */
export function UnsavedQuestion({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('creator-studio');
  const { leavingTo, stay, leave } = useUnsavedGuard(isDirty);
  return (
    <ConfirmDialog
      isOpen={leavingTo !== null}
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

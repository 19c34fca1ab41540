import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { toQueryError, useGoToLogin, useIsGuest } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { failureText } from '../../shared/failure-text.ts';
import { useChangeBlockMutation } from '../api/change-block.ts';

/** Answers `site.block`: explains and then blocks or unblocks an account. Guests log in first. */
export default function BlockDialog({ payload, onSettled }: IntentDialogProps<'site.block'>) {
  const { t } = useTranslation('site');
  const isGuest = useIsGuest();
  const goToLogin = useGoToLogin();
  const toast = useToast();
  const [changeBlock, { isLoading }] = useChangeBlockMutation();
  const { person, isBlocked } = payload;
  const name = isolate(person.name);
  const words = isBlocked
    ? { title: t('block.undo.title', { name }), message: t('block.undo.message'), verb: t('block.undo.confirm') }
    : { title: t('block.title', { name }), message: t('block.message'), verb: t('block.confirm') };

  const handleConfirm = async (): Promise<void> => {
    if (isGuest) {
      onSettled(null);
      goToLogin({ kind: 'dialog', intent: 'site.block', payload });
      return;
    }
    const { error } = await changeBlock({ userId: person._id, isBlocked: !isBlocked });
    if (error) {
      toast(failureText(toQueryError(error), t('shell:errors.default')), { tone: 'danger' });
      return;
    }
    toast(isBlocked ? t('block.undo.done', { name }) : t('block.done', { name }));
    onSettled('done');
  };

  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.verb}
      tone={isBlocked ? 'primary' : 'danger'}
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={() => onSettled(null)}
    >
      {words.message}
    </ConfirmDialog>
  );
}

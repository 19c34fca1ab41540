import { confirmSession } from '@barg/api-client/users';
import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, Text } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { ProofDialog } from '../two-step/proof-dialog.tsx';
import { useProofKind } from './use-proof-kind.ts';

const SKELETON_HEIGHT = 96;

/** Answers `site.confirm`: the owner proves to be there by the password, or by a code where there is none. */
export function ConfirmationDialog({ onSettled }: IntentDialogProps<'site.confirm'>) {
  const { t } = useTranslation('account');
  const { kind, isLoading, error, retry } = useProofKind();
  const title = t('security.confirmation.title');
  const handleClose = () => onSettled(null);
  if (kind === null) {
    return (
      <Dialog isOpen size="sm" title={title} onClose={handleClose}>
        {error && <ErrorState message={error.message} onRetry={retry} />}
        {isLoading && <Skeleton height={SKELETON_HEIGHT} />}
        {!error && !isLoading && <Text>{t('data.logInAgain')}</Text>}
      </Dialog>
    );
  }
  return (
    <ProofDialog
      title={title}
      explanation={t(kind === 'password' ? 'security.confirmation.byPassword' : 'security.confirmation.byCode')}
      submitLabel={t('security.confirmation.submit')}
      by={kind}
      onProve={async (proof) => {
        await confirmSession(proof);
        onSettled('done');
      }}
      onClose={handleClose}
    />
  );
}

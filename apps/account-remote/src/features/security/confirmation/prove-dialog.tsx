import { proveOperator } from '@barg/api-client/operator';
import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { useTwoStepQuery } from '../security-api.ts';
import { ProofDialog } from '../two-step/proof-dialog.tsx';

const SKELETON_HEIGHT = 96;

/** Answers `site.prove`: the operator proves to be there by a code, or by the password where there is no second step. */
export function ProveDialog({ onSettled }: IntentDialogProps<'site.prove'>) {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useTwoStepQuery();
  const title = t('security.prove.title');
  const handleClose = () => onSettled(null);
  if (!data) {
    return (
      <Dialog isOpen size="sm" title={title} onClose={handleClose}>
        {error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={SKELETON_HEIGHT} />
        )}
      </Dialog>
    );
  }
  return (
    <ProofDialog
      title={title}
      explanation={t(data.isEnabled ? 'security.prove.byCode' : 'security.prove.byPassword')}
      submitLabel={t('security.confirmation.submit')}
      by={data.isEnabled ? 'code' : 'password'}
      onProve={async (proof) => {
        await proveOperator(proof);
        onSettled('done');
      }}
      onClose={handleClose}
    />
  );
}

import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { useDeletionTermsQuery } from './api/leaving.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

const FORM_HEIGHT = 260;

/** Shows the consequences of deleting the account, and requires a typed confirmation. */
export default function DeleteAccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { data, error, refetch, isFetching } = useDeletionTermsQuery();
  return (
    <Dialog isOpen onClose={onClose} title={t('data.deleteTitle')} role="alertdialog">
      {data && <DeleteAccountForm user={user} terms={data} onChanged={() => void refetch()} />}
      {!data && error && !isFetching && (
        <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && isFetching && <Skeleton height={FORM_HEIGHT} />}
    </Dialog>
  );
}

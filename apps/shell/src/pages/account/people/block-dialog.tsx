import type { Person } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { PEOPLE_PATH } from '../../../routes/paths.ts';
import { useBlockPersonMutation } from '../api/blocks.ts';
import { toFailure } from '../shared/query-error.ts';

/** Asks before someone is blocked; afterwards there is nobody to look at. */
export default function BlockDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const navigate = useNavigate();
  const [block, { isLoading }] = useBlockPersonMutation();
  const { _id, name } = person;
  const handleConfirm = async (): Promise<void> => {
    try {
      await block(_id).unwrap();
      toast(t('people.blocked', { name }), { tone: 'success' });
      await navigate(PEOPLE_PATH, { replace: true });
    } catch (failure) {
      toast(toFailure(failure).message || t('shell:errors.default'), { tone: 'danger' });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('people.blockTitle', { name })}
      confirmLabel={t('people.block')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('people.blockText')}
    </ConfirmDialog>
  );
}

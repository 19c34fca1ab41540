import { useOptimistic, useTransition } from 'react';
import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { updateAccount, useAppStore, userSlice } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { Switch } from '@barg/ui-kit/fields';

/** Whether others are told when this account has read messages and when it writes. Applied at once. */
export function ReceiptsSwitch({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const store = useAppStore();
  const [isSaving, startSaving] = useTransition();
  // As it was chosen until the server has answered; then as it is.
  const [isTold, setTold] = useOptimistic(!user.hidesReceipts);
  const save = (isOn: boolean): void =>
    startSaving(async () => {
      setTold(isOn);
      if (await updateAccount({ hidesReceipts: !isOn })) return;
      const { error } = userSlice.selectors.selectUser(store.getState());
      toast(error?.message || t('shell:errors.saveFailed'), { tone: 'danger' });
    });
  return (
    <Switch
      label={t('receipts.label')}
      help={t('receipts.help')}
      checked={isTold}
      // Not disabled meanwhile: the keyboard would lose its place.
      onChange={({ target }) => !isSaving && save(target.checked)}
    />
  );
}

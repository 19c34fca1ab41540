import { useState } from 'react';
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
  const [isSaving, setSaving] = useState(false);
  const save = async (hidesReceipts: boolean): Promise<void> => {
    setSaving(true);
    const isSaved = await updateAccount({ hidesReceipts });
    setSaving(false);
    if (isSaved) return;
    const { error } = userSlice.selectors.selectUser(store.getState());
    toast(error?.message || t('shell:errors.saveFailed'), { tone: 'danger' });
  };
  return (
    <Switch
      label={t('receipts.label')}
      help={t('receipts.help')}
      checked={!user.hidesReceipts}
      disabled={isSaving}
      onChange={(event) => void save(!event.target.checked)}
    />
  );
}

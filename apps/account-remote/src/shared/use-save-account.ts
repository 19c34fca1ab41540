import type { CurrentUser, UpdateUserBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { updateAccount, useAppStore, userSlice } from '@barg/session';

/** Saves changes of the own account for a form: answers it as it is by now, or throws what a form shows. */
export const useSaveAccount = () => {
  const { t } = useTranslation();
  const store = useAppStore();
  return async (changes: UpdateUserBody): Promise<CurrentUser> => {
    const isSaved = await updateAccount(changes);
    const { selectUser, selectCurrentUser } = userSlice.selectors;
    const account = selectCurrentUser(store.getState());
    if (isSaved && account) return account;
    const { error } = selectUser(store.getState());
    throw { ...error, message: error?.message || t('shell:errors.saveFailed') };
  };
};

import { useMemo, useState } from 'react';
import type { ManagedPackage } from '@barg/api-client/models';
import { SCREEN_LOCALES } from '@barg/contract';
import { toQueryError, useSetting } from '@barg/session';
import { useAttemptKey } from '@barg/session/attempt-key';
import { changedFields, copyOf, hasFields, isSame, settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { useZodForm } from '@barg/ui-kit/forms';
import {
  newPackageBodyOf,
  packageBodyOf,
  packageFormOf,
  packageFormSchema,
  type PackageForm,
} from './package-form-schema.ts';
import type { SaleTerms } from './package-facts.ts';
import {
  PACKAGE_CHANGED,
  useChangeManagedPackageMutation,
  useCreateManagedPackageMutation,
  useLazyManagedPackagesQuery,
} from './packages-api.ts';

/** What packages are priced by, as it is by now. */
function useSaleTerms(): SaleTerms {
  const [tokenValue, currency] = [useSetting('tokenValue'), useSetting('currency')];
  const minimumWalletPrice = useSetting('minimumWalletPrice');
  return useMemo(() => ({ tokenValue, currency, minimumWalletPrice }), [tokenValue, currency, minimumWalletPrice]);
}

/**
 * The form of a package. What another operator saves is no change of it: a change is sent alone, with the version that
 * was seen. Once the API has refused it because the package is another by now, the form takes over what was left alone in
 * it, and knows the new version: who saves again has seen what was saved meanwhile, which is `theirs`.
 */
export function usePackageEditor(read?: ManagedPackage) {
  const terms = useSaleTerms();
  const { currency } = terms;
  const [seen, setSeen] = useState(read);
  const [theirs, setTheirs] = useState<PackageForm | null>(null);
  const former = seen && seen.currency !== currency ? seen : null;
  const mayKeepPrice = former !== null;
  const schema = useMemo(() => packageFormSchema(terms, mayKeepPrice), [terms, mayKeepPrice]);
  const form = useZodForm(schema, { defaultValues: packageFormOf(currency, read) });
  const place = `package:${read?._id ?? 'new'}`;
  const unsent = useUnsentForm(form, place, undefined, { isChange: read !== undefined });
  const attempt = useAttemptKey(place);
  const [create] = useCreateManagedPackageMutation();
  const [change] = useChangeManagedPackageMutation();
  const [ask] = useLazyManagedPackagesQuery();

  const adopt = (fresh: ManagedPackage): void => {
    const began = copyOf(form.formState.defaultValues) as PackageForm;
    const { texts: typed } = copyOf(form.getValues());
    const next = packageFormOf(currency, fresh);
    settleForm(form, began, next);
    // The names are one value of the body, and yet two operators may write in two languages.
    for (const locale of SCREEN_LOCALES) {
      if (isSame(typed[locale], began.texts[locale])) form.setValue(`texts.${locale}`, next.texts[locale]);
    }
    unsent.beginWith(next);
    setSeen(fresh);
    setTheirs(next);
  };

  const readAgain = async (id: string): Promise<void> => {
    const fresh = (await ask().unwrap()).find(({ _id }) => _id === id);
    if (fresh) adopt(fresh);
  };

  const save = async ({ _id: id, version }: ManagedPackage, fields: PackageForm, typed: object): Promise<void> => {
    const changes = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf: packageBodyOf });
    if (!hasFields(changes)) return;
    try {
      await change({ id, version, ...changes, ...(changes.price !== undefined && { currency }) }).unwrap();
    } catch (failure) {
      // The refusal is what its writer has to read, also where the new values do not come.
      if (toQueryError(failure).code === PACKAGE_CHANGED) await readAgain(id).catch(() => undefined);
      throw failure;
    }
  };

  const make = async (fields: PackageForm): Promise<void> => {
    const body = { ...newPackageBodyOf(fields), currency };
    await attempt(body, (key) => create({ body, key }).unwrap());
  };

  /** Rejects with the server's error. */
  const submit = async (fields: PackageForm): Promise<void> => {
    const typed = unsent.typed();
    if (seen) await save(seen, fields, typed);
    else await make(fields);
    unsent.forget(typed);
  };

  return { form, unsent, submit, terms, theirs, former };
}

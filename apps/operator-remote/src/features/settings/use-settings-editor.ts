import { useEffect, useMemo, useState } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { useFormat } from '@barg/ui-kit';
import { useZodForm } from '@barg/ui-kit/forms';
import { mergeSettings, type SettingConflict } from './merge-settings.ts';
import {
  CHANGED_MEANWHILE,
  useChangeSiteSettingsMutation,
  useLazySiteSettingsQuery,
} from '../../shared/api/site-settings.ts';
import {
  changedSettings,
  formValuesOf,
  settingsFormSchemaWith,
  twinOf,
  type SettingsForm,
} from './settings-form-schema.ts';

const basisOf = ({ version, settings }: SiteSettings) => ({ version, values: formValuesOf(settings) });
type Basis = ReturnType<typeof basisOf>;

/** The form's rules, which tell of crossed bounds by the names that the fields have. */
function useRules() {
  const { t } = useTranslation('operator');
  const { number } = useFormat();
  return useMemo(
    () =>
      settingsFormSchemaWith(({ lower, low, upper, high }) =>
        t('settings.boundsCrossed', {
          lower: t(`settings.${lower}`),
          low: number(low),
          upper: t(`settings.${upper}`),
          high: number(high),
        }),
      ),
    [t, number],
  );
}

/**
 * The form of the settings on the version that it was filled with. When another operator has saved in between, what
 * was typed stays: other settings of theirs are taken over and the save goes on; the same ones are shown with both
 * values, and saved only when the writer asks again.
 */
export function useSettingsEditor(loaded: SiteSettings) {
  const [basis, setBasis] = useState(() => basisOf(loaded));
  const [conflicts, setConflicts] = useState<SettingConflict[]>([]);
  const [change] = useChangeSiteSettingsMutation();
  const [ask] = useLazySiteSettingsQuery();
  const form = useZodForm(useRules(), { defaultValues: basis.values });
  const unsent = useUnsentForm(form, 'site-settings');
  const { watch, getFieldState, trigger } = form;
  useEffect(() => {
    // What is wrong between two fields is right again in both.
    const { unsubscribe } = watch((_values, { name }) => {
      const twin = twinOf(name);
      if (twin && getFieldState(twin).invalid) void trigger(twin);
    });
    return unsubscribe;
  }, [watch, getFieldState, trigger]);

  const write = (values: Partial<SettingsForm>): void => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof SettingsForm, value, { shouldDirty: true });
  };

  const send = async (values: SettingsForm, { version, values: stored }: Basis): Promise<void> => {
    const answer = await change({ ...changedSettings(stored, values), version }).unwrap();
    setBasis(basisOf(answer));
    setConflicts([]);
    unsent.forget();
  };

  /** @returns whether everything is saved; false: the writer has to look first. Rejects with what the server said. */
  const save = async (values: SettingsForm): Promise<boolean> => {
    try {
      await send(values, basis);
      return true;
    } catch (failure) {
      if ((failure as Partial<QueryError>).code !== CHANGED_MEANWHILE) throw failure;
    }
    const fresh = basisOf(await ask().unwrap());
    const { taken, conflicts: found } = mergeSettings({ base: basis.values, mine: values, theirs: fresh.values });
    write(taken);
    setBasis(fresh);
    setConflicts(found);
    if (found.length > 0) return false;
    await send({ ...values, ...taken }, fresh);
    return true;
  };

  const takeTheirs = ({ name, theirs }: SettingConflict): void => {
    write({ [name]: theirs });
    setConflicts(conflicts.filter((conflict) => conflict.name !== name));
    // The button goes with its conflict: the reader goes on at the field.
    form.setFocus(name);
  };

  return { form, unsent, save, conflicts, takeTheirs };
}

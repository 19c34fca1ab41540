import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { useFormat } from '@barg/ui-kit';
import { useZodForm } from '@barg/ui-kit/forms';
import { MENUS_ID } from './menus-field.tsx';
import { mergeSettings, type SettingConflict } from './merge-settings.ts';
import {
  CHANGED_MEANWHILE,
  isNewerThan,
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

/** The form's rules, with messages that name the fields of crossed bounds. */
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
 * The form of the settings, with the version of its initial values. What another operator saves shows at once in the
 * fields that nobody has touched. When another operator has saved meanwhile, typed values are kept: other settings of theirs are adopted and the save continues; conflicts are shown with both
 * values, and saved only by another submit. `refusals` counts the submits that met another operator's changes.
 */
export function useSettingsEditor(loaded: SiteSettings) {
  const [initial] = useState(() => basisOf(loaded));
  const basis = useRef(initial);
  const [conflicts, setConflicts] = useState<SettingConflict[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [change] = useChangeSiteSettingsMutation();
  const [ask] = useLazySiteSettingsQuery();
  const form = useZodForm(useRules(), { defaultValues: initial.values });
  const unsent = useUnsentForm(form, 'site-settings', undefined, { isChange: true });
  const { watch, getFieldState, trigger } = form;
  useEffect(() => {
    // Validates both fields of a pair, so that errors disappear from both.
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

  const adopt = useEffectEvent((newer: SiteSettings): void => {
    if (!isNewerThan(newer, basis.current)) return;
    const { version, values } = basis.current;
    const fresh = basisOf(newer);
    const { taken, conflicts: found } = mergeSettings({ base: values, mine: form.getValues(), theirs: fresh.values });
    const known = { ...values, ...taken };
    write(taken);
    unsent.beginWith(known);
    // With the older version a save finds what both have changed, and asks about it.
    basis.current = found.length > 0 ? { version, values: known } : fresh;
  });
  useEffect(() => adopt(loaded), [loaded]);

  /** @param typed a copy of what the form held when it was sent */
  const send = async (values: SettingsForm, { version, values: stored }: Basis, typed: object): Promise<void> => {
    const answer = await change({ ...changedSettings(stored, values), version }).unwrap();
    basis.current = basisOf(answer);
    setConflicts([]);
    unsent.forget(typed);
  };

  /** @returns whether everything is saved; false if there are conflicts. Rejects with the server's error. */
  const save = async (values: SettingsForm): Promise<boolean> => {
    const typed = unsent.typed();
    const base = basis.current.values;
    try {
      await send(values, basis.current, typed);
      return true;
    } catch (failure) {
      if (toQueryError(failure).code !== CHANGED_MEANWHILE) throw failure;
    }
    const fresh = basisOf(await ask().unwrap());
    const { taken, conflicts: found } = mergeSettings({ base, mine: values, theirs: fresh.values });
    write(taken);
    basis.current = fresh;
    setConflicts(found);
    setRefusals((count) => count + 1);
    if (found.length > 0) return false;
    await send({ ...values, ...taken }, fresh, { ...typed, ...taken });
    return true;
  };

  const takeTheirs = ({ name, theirs }: SettingConflict): void => {
    write({ [name]: theirs });
    setConflicts(conflicts.filter((conflict) => conflict.name !== name));
    // The button is unmounted with its conflict, so the field gets the focus; the group, where there are many.
    if (name === 'menus') document.getElementById(MENUS_ID)?.focus();
    else form.setFocus(name);
  };

  return { form, unsent, save, conflicts, refusals, takeTheirs };
}

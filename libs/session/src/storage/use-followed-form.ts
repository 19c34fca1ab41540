import { useEffect, useRef } from 'react';
import { isSame, settleForm, type SettledForm } from './form-values.ts';

interface FollowedForm extends SettledForm {
  formState: { defaultValues?: object };
}

/**
 * Lets a form that is sent whole follow what another window saves while it stands open: fields that were left alone take
 * it over, and those that were changed stay. An old form would change it back. Not for a form that keeps its words
 * (`useUnsentForm`), which sends its changes alone.
 *
 * @param saved the fields as they are saved by now
 */
export const useFollowedForm = (form: FollowedForm, saved: object): void => {
  const { defaultValues } = form.formState;
  const latest = useRef({ form, began: defaultValues });
  const followed = useRef(saved);
  useEffect(() => {
    latest.current = { form, began: defaultValues };
  });
  useEffect(() => {
    if (isSame(followed.current, saved)) return;
    followed.current = saved;
    settleForm(latest.current.form, latest.current.began ?? {}, saved);
  });
};

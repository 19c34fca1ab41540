import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppSelector, userSlice } from '@barg/session';
import { pickFields } from './changed-meanwhile.ts';
import {
  draftOf,
  recordOf,
  restoredOf,
  showsSent,
  withTheirGroups,
  type DraftedForm,
  type DraftRules,
  type Values,
} from './form-draft.ts';
import { copyOf, isSame, unpacked } from './form-values.ts';
import { adoptGuestDraft, forgetDraft, keepDraft, readDraft, type DraftPlace } from './unsent-drafts.ts';
import { useFormSending } from './use-form-sending.ts';
import { useSentDrafts } from './use-sent-drafts.ts';

/** The methods of a form that are needed (as react-hook-form's). */
export interface WrittenForm {
  formState?: { defaultValues?: Values };
  getValues(): Values;
  reset?(values: never, options: { keepValues: boolean }): void;
  setValue(name: string, value: never, options: { shouldDirty: boolean }): void;
  watch(listen: () => void): { unsubscribe: () => void };
}

const NO_RULES: DraftRules = {};

/**
 * Stores the fields of a form, or those that are named, so that they survive a reload and a login after an expired
 * session. Not for forms with passwords. Restored values count as changes. `discard` restores the initial values.
 * `forget` after sending, with a copy that `typed` has made before: what was typed meanwhile was not sent, and stays.
 * `began` tells which value of a field its change took the place of: of those that the rules name as `compared`, a
 * restored change began with what its writer saw, not with what is there by now. `read` tells that of all fields.
 * `beginWith` takes over what is there by now, where nothing was sent.
 *
 * Where another tab sends what is shown here, and it was left alone since, this form has nothing left to send (`isSent`,
 * until something is typed); other words stay. Who is asked between pressing and sending asks `hasLeft` of the copy then.
 */
export const useUnsentForm = (
  form: WrittenForm,
  place: DraftPlace,
  names?: readonly string[],
  rules: DraftRules = NO_RULES,
) => {
  const writerId = useAppSelector((state) => userSlice.selectors.selectCurrentUser(state)?._id ?? null);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ form, names, rules });
  const initial = useRef<Values | null>(null);
  /** What the page was drawn with, or what was saved since. */
  const loaded = useRef<Values | null>(null);
  const restoredFrom = useRef<Values>({});
  const writer = useRef(writerId);
  useEffect(() => {
    latest.current = { form, names, rules };
  });

  const began = useCallback(
    (name: string): unknown => (name in restoredFrom.current ? restoredFrom.current[name] : initial.current?.[name]),
    [],
  );

  /** What the form began with, and of restored changes that are `compared` what their writer saw then. */
  const read = useCallback((): Values => ({ ...loaded.current, ...restoredFrom.current }), []);

  const drafted = useCallback((): DraftedForm => {
    const start = initial.current ?? {};
    const { names: named = Object.keys(start), rules: kept, form: written } = latest.current;
    return { values: written.getValues(), initial: start, names: named, rules: kept, began };
  }, [began]);

  const { isSent, typed, finish, leave, writeOn, hasLeft } = useFormSending(drafted);

  /** Stores what differs from the initial values. */
  const keep = useCallback((): void => {
    const draft = draftOf(drafted());
    if (!draft) return forgetDraft(place);
    writeOn();
    keepDraft(place, draft);
  }, [place, drafted, writeOn]);

  const fill = useCallback((values: Values): void => {
    for (const [name, value] of Object.entries(values)) {
      latest.current.form.setValue(name, value as never, { shouldDirty: true });
    }
  }, []);

  // Before the first paint, so that the fields are never seen empty.
  useLayoutEffect(() => {
    const { formState, getValues, watch } = latest.current.form;
    // Into a page that the server has drawn something may be typed before it answers: that is newer than any draft.
    const { defaultValues = {} } = (initial.current === null && formState) || {};
    const before = (initial.current ??= copyOf(getValues()));
    loaded.current ??= { ...before, ...copyOf(defaultValues) };
    // A guest's draft may belong to the account that has just logged in; an account's draft is only its own.
    if (writer.current !== null && writer.current !== writerId) fill(before);
    // So does what was typed while the account was delayed, which is newer than its draft as well.
    const hasComeNow = writer.current === null && writerId !== null;
    writer.current = writerId;
    const { names: named = Object.keys(before), rules: known } = latest.current;
    const held = hasComeNow ? copyOf(getValues()) : before;
    const isTyped = (name: string): boolean =>
      !isSame(held[name], before[name]) || (name in defaultValues && !isSame(before[name], defaultValues[name]));
    const typedNames = named.filter(isTyped);
    const isNewer = withTheirGroups(typedNames, known);
    const restored = restoredOf(recordOf(unpacked(readDraft(place))), {
      initial: before,
      names: named.filter((name) => !isNewer(name)),
      rules: known,
    });
    restoredFrom.current = restored.began;
    const isAny = Object.keys(restored.changes).length > 0;
    if (isAny) fill(restored.changes);
    setRestored(isAny);
    if (hasComeNow && typedNames.length > 0) {
      adoptGuestDraft(place);
      keep();
    }
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [place, writerId, fill, keep]);

  const beginWith = useCallback(
    (values: object): void => {
      initial.current = copyOf(values) as Values;
      loaded.current = initial.current;
      restoredFrom.current = {};
      setRestored(false);
      keep();
    },
    [keep],
  );

  const discard = useCallback((): void => {
    restoredFrom.current = {};
    fill(initial.current ?? {});
    setRestored(false);
    forgetDraft(place);
  }, [fill, place]);

  const tellSent = useSentDrafts(place, (told) => {
    const form = drafted();
    const sent = recordOf(told);
    if (!showsSent(sent, form)) {
      // With the draft that was sent went the stored copy of these words.
      if (draftOf(form)) keep();
      return;
    }
    const shown = copyOf(form.values);
    if (rules.isChange) {
      const saved = { ...form.initial, ...pickFields(shown, sent) };
      latest.current.form.reset?.(copyOf(saved) as never, { keepValues: true });
      beginWith(saved);
    } else discard();
    leave(shown);
  });

  const forget = useCallback(
    (sent: object = typed()): void => {
      const { draft, wasLeft } = finish();
      beginWith(sent);
      // Another tab has sent the same meanwhile: what has left the fields here is no change of what was sent.
      if (wasLeft) fill(copyOf(sent) as Values);
      if (draft) tellSent(draft);
    },
    [beginWith, fill, finish, tellSent, typed],
  );

  return { isRestored, isSent, typed, began, read, beginWith, forget, hasLeft, discard };
};

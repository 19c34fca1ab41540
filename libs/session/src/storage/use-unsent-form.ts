import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppSelector, userSlice } from '@barg/session';
import {
  draftOf,
  recordOf,
  restoredOf,
  showsSent,
  withTheirGroups,
  type DraftRules,
  type Values,
} from './form-draft.ts';
import { copyOf, isSame, unpacked } from './form-values.ts';
import { adoptGuestDraft, forgetDraft, keepDraft, readDraft, type DraftPlace } from './unsent-drafts.ts';
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

  const typed = useCallback((): Values => copyOf(latest.current.form.getValues()), []);

  const began = useCallback(
    (name: string): unknown => (name in restoredFrom.current ? restoredFrom.current[name] : initial.current?.[name]),
    [],
  );

  /** What the form began with, and of restored changes that are `compared` what their writer saw then. */
  const read = useCallback((): Values => ({ ...loaded.current, ...restoredFrom.current }), []);

  /** Stores what differs from the initial values. */
  const keep = useCallback((): void => {
    const start = initial.current ?? {};
    const { names: named = Object.keys(start), rules: kept, form: written } = latest.current;
    const draft = draftOf({ values: written.getValues(), initial: start, names: named, rules: kept, began });
    if (draft) keepDraft(place, draft);
    else forgetDraft(place);
  }, [place, began]);

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

  const forget = useCallback(
    (sent: object = typed()): void => {
      initial.current = copyOf(sent) as Values;
      loaded.current = initial.current;
      restoredFrom.current = {};
      setRestored(false);
      keep();
    },
    [keep, typed],
  );

  const discard = useCallback((): void => {
    restoredFrom.current = {};
    fill(initial.current ?? {});
    setRestored(false);
    forgetDraft(place);
  }, [fill, place]);

  return { isRestored, typed, began, read, forget, discard };
};

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppSelector, userSlice } from '@barg/session';
import { copyOf, isSame, packed, unpacked } from './form-values.ts';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from './unsent-drafts.ts';

type Values = Record<string, unknown>;

/** The methods of a form that are needed (as react-hook-form's). */
export interface WrittenForm {
  formState?: { defaultValues?: Values };
  getValues(): Values;
  setValue(name: string, value: never, options: { shouldDirty: boolean }): void;
  watch(listen: () => void): { unsubscribe: () => void };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'none' : typeof value);

/** A draft of an older page may have another type. */
const isLike = (kept: unknown, initial: unknown): boolean =>
  kindOf(kept) === kindOf(initial) || initial === undefined || initial === null;

const changesOf = (values: Values, initial: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    names.flatMap((name) => (isSame(values[name], initial[name]) ? [] : [[name, packed(values[name] ?? null)]])),
  );

/**
 * Stores the fields of a form, or those that are named, so that they survive a reload and a login after an expired
 * session. Not for forms with passwords. Restored values count as changes. `discard` restores the initial values.
 * `forget` after sending, with a copy that `typed` has made before: what was typed meanwhile was not sent, and stays.
 */
export const useUnsentForm = (form: WrittenForm, place: DraftPlace, names?: readonly string[]) => {
  const writerId = useAppSelector((state) => userSlice.selectors.selectCurrentUser(state)?._id ?? null);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ form, names });
  const initial = useRef<Values | null>(null);
  const writer = useRef(writerId);
  useEffect(() => {
    latest.current = { form, names };
  });

  const typed = useCallback((): Values => copyOf(latest.current.form.getValues()), []);

  /** Stores what differs from the initial values. */
  const keep = useCallback((): void => {
    const start = initial.current ?? {};
    const changes = changesOf(latest.current.form.getValues(), start, latest.current.names ?? Object.keys(start));
    if (Object.keys(changes).length > 0) keepDraft(place, changes);
    else forgetDraft(place);
  }, [place]);

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
    const isTyped = (name: string): boolean => name in defaultValues && !isSame(before[name], defaultValues[name]);
    // A guest's draft may belong to the account that has just logged in; an account's draft is only its own.
    if (writer.current !== null && writer.current !== writerId) fill(before);
    writer.current = writerId;
    const kept = unpacked(readDraft(place));
    const known = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      ([name, value]) =>
        (latest.current.names ?? Object.keys(before)).includes(name) && !isTyped(name) && isLike(value, before[name]),
    );
    if (known.length > 0) fill(Object.fromEntries(known));
    setRestored(known.length > 0);
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [place, writerId, fill, keep]);

  const forget = useCallback(
    (sent: object = typed()): void => {
      initial.current = copyOf(sent) as Values;
      setRestored(false);
      keep();
    },
    [keep, typed],
  );

  const discard = useCallback((): void => {
    fill(initial.current ?? {});
    setRestored(false);
    forgetDraft(place);
  }, [fill, place]);

  return { isRestored, typed, forget, discard };
};

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppSelector, userSlice } from '@barg/session';
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

/** A deep copy: the form changes its lists and groups in place. */
const copyOf = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)])) as T;
};

/** An emptied number field holds NaN, which JSON makes null of: the draft would lose that it was emptied. */
const EMPTIED = '\u0000NaN';

const mapped = (value: unknown, change: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((inner) => mapped(inner, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, change)]));
};

const packed = (value: unknown): unknown => mapped(value, (leaf) => (Number.isNaN(leaf) ? EMPTIED : leaf));
const unpacked = (value: unknown): unknown => mapped(value, (leaf) => (leaf === EMPTIED ? NaN : leaf));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(packed(one)) === JSON.stringify(packed(other));

const changesOf = (values: Values, initial: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    names.flatMap((name) => (isSame(values[name], initial[name]) ? [] : [[name, packed(values[name] ?? null)]])),
  );

/**
 * Stores the fields of a form, or those that are named, so that they survive a reload and a login after an expired
 * session. Not for forms with passwords. Restored values count as changes. `forget` after sending; `discard` restores
 * the initial values.
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
    const { unsubscribe } = watch(() => {
      const start = initial.current ?? {};
      const changes = changesOf(getValues(), start, latest.current.names ?? Object.keys(start));
      if (Object.keys(changes).length > 0) keepDraft(place, changes);
      else forgetDraft(place);
    });
    return unsubscribe;
  }, [place, writerId, fill]);

  const forget = useCallback((): void => {
    initial.current = copyOf(latest.current.form.getValues());
    setRestored(false);
    forgetDraft(place);
  }, [place]);

  const discard = useCallback((): void => {
    fill(initial.current ?? {});
    setRestored(false);
    forgetDraft(place);
  }, [fill, place]);

  return { isRestored, forget, discard };
};

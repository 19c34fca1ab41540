import { isSame, packed } from './form-values.ts';

export type Values = Record<string, unknown>;

/** What a form's draft has to keep beside the fields that were changed. */
export interface DraftRules {
  /** Fields that another window may change meanwhile: with their change is kept which value it takes the place of. */
  compared?: readonly string[];
  /** Fields that mean something together alone, as a street and its city: if one is changed, all are kept. */
  together?: ReadonlyArray<readonly string[]>;
  /** Fields that count only while a switch is on, by whose name: kept only then, and only together with it. */
  switchedBy?: Readonly<Record<string, string>>;
  /**
   * The form changes what is there already. Where another tab has sent its draft it goes on with that, as saved; else it
   * has nothing left.
   */
  isChange?: boolean;
}

/** Beside the changes of a draft: the values that they took the place of. A page of an older version ignores it. */
const BEGAN = '@began';

export const recordOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'none' : typeof value);

/** A draft of an older page may have another type. A limit that was emptied holds null, where the form begins with one. */
const isLike = (kept: unknown, initial: unknown): boolean =>
  kindOf(kept) === kindOf(initial) ||
  initial === undefined ||
  initial === null ||
  (kept === null && typeof initial === 'number');

/** Whether a field counts by what its switch is in the values. */
const isCounted = (name: string, values: Values, { switchedBy = {} }: DraftRules): boolean => {
  const isOn = switchedBy[name];
  return isOn === undefined || values[isOn] === true;
};

/** Tells the fields that are among those by name, or mean something only together with one of them. */
export const withTheirGroups = (
  names: readonly string[],
  { together = [], switchedBy = {} }: DraftRules,
): ((name: string) => boolean) => {
  const groups = [...together, ...Object.entries(switchedBy)].filter((group) =>
    group.some((name) => names.includes(name)),
  );
  return (name) => names.includes(name) || groups.some((group) => group.includes(name));
};

/** A form, for what is kept of it. */
export interface DraftedForm {
  values: Values;
  /** What the form began with. */
  initial: Values;
  /** The fields that may be kept. */
  names: readonly string[];
  rules: DraftRules;
  /** Which value the change of a field takes the place of. */
  began: (name: string) => unknown;
}

/** What is to be kept of a form; null where nothing was changed. */
export const draftOf = ({ values, initial, names, rules, began }: DraftedForm): Values | null => {
  const { compared = [] } = rules;
  const counted = names.filter((name) => isCounted(name, values, rules));
  const changed = counted.filter((name) => !isSame(values[name], initial[name]));
  if (changed.length === 0) return null;
  const kept = counted.filter(withTheirGroups(changed, rules));
  const entriesOf = (from: readonly string[], valueOf: (name: string) => unknown) =>
    from.map((name) => [name, packed(valueOf(name) ?? null)]);
  const before = entriesOf(
    compared.filter((name) => kept.includes(name)),
    began,
  );
  return Object.fromEntries([
    ...entriesOf(kept, (name) => values[name]),
    ...(before.length > 0 ? [[BEGAN, Object.fromEntries(before)]] : []),
  ]) as Values;
};

interface RestoredDraft {
  /** The changes that still fit the form. */
  changes: Values;
  /** Which values they took the place of, where that was kept. */
  began: Values;
}

/** What a draft has for a form, whose fields by those names have the initial values. */
export const restoredOf = (
  draft: Values,
  { initial, names, rules }: Pick<DraftedForm, 'initial' | 'names' | 'rules'>,
): RestoredDraft => {
  const known = names.filter(
    (name) => name in draft && isCounted(name, draft, rules) && isLike(draft[name], initial[name]),
  );
  const from = recordOf(draft[BEGAN]);
  const compared = known.filter((name) => name in from && isLike(from[name], initial[name]));
  return {
    changes: Object.fromEntries(known.map((name) => [name, draft[name]])),
    began: Object.fromEntries(compared.map((name) => [name, from[name]])),
  };
};

/** Things that have an id are the same by it: the addresses of a restored draft's files are asked for anew. */
const identified = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(identified);
  return typeof value === 'object' && value !== null && '_id' in value ? value._id : value;
};

/** Whether a form shows what was sent, and nothing that was changed beside it. */
export const showsSent = (sent: Values, { values, ...form }: DraftedForm): boolean => {
  const { [BEGAN]: _before, ...shown } = draftOf({ values, ...form }) ?? {};
  const names = Object.keys(shown);
  if (names.length === 0) return false;
  const told = Object.keys(sent).filter((name) => name !== BEGAN);
  return (
    names.every((name) => name in sent) &&
    told.every((name) => isSame(identified(values[name]), identified(sent[name])))
  );
};

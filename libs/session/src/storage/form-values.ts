type Values = Record<string, unknown>;

/** A deep copy: a form changes its lists and groups in place. */
export const copyOf = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)])) as T;
};

/**
 * Numbers that JSON makes null of: an emptied number field holds NaN, and one with too many digits (or `1e999`) holds
 * Infinity. The draft would lose that something was typed, and two of them would be taken for the same.
 */
const UNWRITABLE = new Map([NaN, Infinity, -Infinity].map((number) => [`\u0000${number}`, number]));

const writable = (leaf: unknown): unknown =>
  typeof leaf === 'number' && !Number.isFinite(leaf) ? `\u0000${leaf}` : leaf;
const asTyped = (leaf: unknown): unknown => (typeof leaf === 'string' ? (UNWRITABLE.get(leaf) ?? leaf) : leaf);

const mapped = (value: unknown, change: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((inner) => mapped(inner, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, change)]));
};

/** A value that JSON keeps whole. */
export const packed = (value: unknown): unknown => mapped(value, writable);
export const unpacked = (value: unknown): unknown => mapped(value, asTyped);

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(packed(one)) === JSON.stringify(packed(other));

interface FormChange<Fields, Body> {
  /** What the form began with, as react-hook-form's `formState.defaultValues`. */
  began: object | undefined;
  /** A copy of what it holds, as it was typed. */
  typed: object;
  /** The same after its rules have tidied it. */
  fields: Fields;
  /** What would be sent of the fields, also of those that it began with. */
  bodyOf: (fields: Fields) => Body;
  /** Names of the body that mean something together alone, as an audience and its price: if one differs, all are sent. */
  together?: ReadonlyArray<keyof Body>;
}

/**
 * What is to be sent of a form: only what differs from what it began with. Another window may have changed the rest
 * since, and an old form would change it back. What the rules have tidied of an untouched field is no change.
 */
export const changedFields = <Fields, Body extends object>({
  began,
  typed,
  fields,
  bodyOf,
  together = [],
}: FormChange<Fields, Body>): Partial<Body> => {
  const [before, after] = [bodyOf(began as Fields), bodyOf(typed as Fields)];
  const isChanged = (name: keyof Body): boolean => !isSame(before[name], after[name]);
  const isSent = (name: keyof Body): boolean =>
    isChanged(name) || (together.includes(name) && together.some(isChanged));
  const body = bodyOf(fields);
  return Object.fromEntries(Object.entries(body).filter(([name]) => isSent(name as keyof Body))) as Partial<Body>;
};

interface ListChange<Item> {
  /** What the typing began with. */
  began: readonly Item[];
  typed: readonly Item[];
  /** What is there by now, also by another window. */
  now: readonly Item[];
}

/**
 * A list that the API takes whole, as it is to be saved: to what is there by now comes what was added, and goes what was
 * taken out. In the order that was typed, unless another window has changed it.
 */
export const mergedList = <Item>({ began, typed, now }: ListChange<Item>): Item[] => {
  if (isSame(began, now)) return [...typed];
  const isIn = (list: readonly Item[], item: Item): boolean => list.some((other) => isSame(other, item));
  return [
    ...now.filter((item) => isIn(typed, item) || !isIn(began, item)),
    ...typed.filter((item) => !isIn(began, item) && !isIn(now, item)),
  ];
};

/** Whether there is something to send. */
export const hasFields = (changes: object): boolean => Object.keys(changes).length > 0;

/** The methods of a form that are needed (as react-hook-form's). */
export interface SettledForm {
  getValues(): Values;
  reset(values: never, options: { keepValues: boolean }): void;
  setValue(name: string, value: never, options: { shouldDirty: boolean }): void;
}

/**
 * Lets a form begin with what was saved, after it has been sent. What was typed while it was on its way stays, as a
 * change that is not saved.
 *
 * @param sent a copy of what it held when it was sent
 * @param next what the fields are to hold that were left alone: what the server has made of it, or nothing
 */
export const settleForm = (form: SettledForm, sent: object, next: object = sent): void => {
  const typed = copyOf(form.getValues());
  // The fields keep what they hold, and so the caret where it is.
  form.reset(copyOf(next) as never, { keepValues: true });
  for (const [name, value] of Object.entries(next)) {
    const isLeftAlone = isSame(typed[name], (sent as Values)[name]);
    if (isLeftAlone && !isSame(typed[name], value)) form.setValue(name, value as never, { shouldDirty: true });
  }
};

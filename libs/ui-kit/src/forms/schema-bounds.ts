/** The least and the most that a number field takes; null where there is no bound that anybody would meet. */
export interface NumberBounds {
  least: number | null;
  most: number | null;
}

/** What is read of a zod schema: by its parts and not its class, since a remote may have brought a zod of its own. */
interface SchemaParts {
  type?: string;
  unwrap?: () => unknown;
  shape?: Readonly<Record<string, unknown>>;
  minValue?: number | null;
  maxValue?: number | null;
  def?: { checks?: readonly unknown[] };
  safeParse?: (value: unknown) => { success: boolean };
}

const AROUND: ReadonlySet<string | undefined> = new Set(['nullable', 'optional', 'default']);

/** The rule of a field, without what lets it be empty. */
const ruleOf = (schema: unknown): SchemaParts => {
  const parts = (schema ?? {}) as SchemaParts;
  return AROUND.has(parts.type) && parts.unwrap ? ruleOf(parts.unwrap()) : parts;
};

/** Whole numbers are bounded by what a number can hold, which nobody meets. */
const met = (bound: number | null | undefined): number | null =>
  bound === null || bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;

/** The rule of a part of a form, `inner.amount` for a part within a part, and of what it lies in. */
const pathTo = (schema: unknown, name: string): readonly SchemaParts[] => {
  const path = [ruleOf(schema)];
  for (const part of name.split('.')) path.push(ruleOf(path.at(-1)?.shape?.[part]));
  return path;
};

/** The bounds of a number by its form's schema, so that what is told beside the field is what is checked. */
export const boundsIn = (schema: unknown, name: string): NumberBounds | null => {
  const rule = pathTo(schema, name).at(-1);
  if (rule?.type !== 'number') return null;
  const bounds = { least: met(rule.minValue), most: met(rule.maxValue) };
  return bounds.least === null && bounds.most === null ? null : bounds;
};

/** The field as it is, with what lets it be empty. */
const fieldIn = (schema: unknown, name: string): SchemaParts | undefined => {
  const last = name.lastIndexOf('.');
  const within = last < 0 ? ruleOf(schema) : pathTo(schema, name.slice(0, last)).at(-1);
  return within?.shape?.[name.slice(last + 1)] as SchemaParts | undefined;
};

/** What the kit's typed fields hold while they are empty: a text, a number that may be missing, a number that is typed. */
const EMPTY: readonly unknown[] = ['', null, Number.NaN];

/** What a number field hands on while it is empty: null where only that may be sent, and NaN otherwise. */
export const emptyIn = (schema: unknown, name: string): number | null => {
  const field = fieldIn(schema, name);
  const takes = (value: unknown) => field?.safeParse?.(value).success === true;
  return takes(null) && !takes(Number.NaN) ? null : Number.NaN;
};

/**
 * Whether a field may be sent empty. Of a form with a rule over several fields it is not known, since that rule may ask
 * for it, as for a price once something is for sale: there the field says itself that it is optional.
 * @param empty what the field may hold while it is empty
 */
export const mayStayEmpty = (schema: unknown, name: string, empty = EMPTY): boolean => {
  const around = pathTo(schema, name).slice(0, -1);
  if (around.some(({ def }) => (def?.checks ?? []).length > 0)) return false;
  const field = fieldIn(schema, name);
  return empty.some((value) => field?.safeParse?.(value).success === true);
};

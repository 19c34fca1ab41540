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

/** The bounds of a number by its form's schema, so that what is told beside the field is what is checked. */
export const boundsIn = (schema: unknown, name: string): NumberBounds | null => {
  const rule = name.split('.').reduce<SchemaParts>((parts, part) => ruleOf(parts.shape?.[part]), ruleOf(schema));
  if (rule.type !== 'number') return null;
  const bounds = { least: met(rule.minValue), most: met(rule.maxValue) };
  return bounds.least === null && bounds.most === null ? null : bounds;
};

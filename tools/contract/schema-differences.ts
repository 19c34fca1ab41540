type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** The alternatives of a schema: branches of unions, and each of several types. */
function branchesOf(schema: Schema): Schema[] {
  const union = listOf(schema.anyOf ?? schema.oneOf);
  if (union.length > 0) return union.filter(isSchema).flatMap(branchesOf);
  return listOf(schema.type).length > 1 ? listOf(schema.type).map((type) => ({ ...schema, type })) : [schema];
}

const valuesOf = (schema: Schema): unknown[] | null =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : null;

/** Every integer is a number. */
const fitsType = (given: unknown, wanted: unknown): boolean =>
  wanted === undefined || given === wanted || (given === 'integer' && wanted === 'number');

const quote = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** Bounds and formats are compared as written: contracts need no solver. */
const RULES = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

function differencesOfObjects(given: Schema, wanted: Schema, at: string): string[] {
  const [givenProperties, wantedProperties] = [given.properties ?? {}, wanted.properties ?? {}].filter(isSchema);
  const [always, needed] = [listOf(given.required), listOf(wanted.required)];
  return Object.entries(wantedProperties ?? {}).flatMap(([name, property]) => {
    const place = at ? `${at}.${name}` : name;
    const other = givenProperties?.[name];
    if (!isSchema(other)) return needed.includes(name) ? [`${place} is missing`] : [];
    const mayMiss = needed.includes(name) && !always.includes(name) ? [`${place} may be missing`] : [];
    return [...mayMiss, ...(isSchema(property) ? differences(other, property, place) : [])];
  });
}

function differencesOfBranch(given: Schema, wanted: Schema, at: string): string[] {
  const place = at || 'it';
  if (!fitsType(given.type, wanted.type)) return [`${place} is ${String(given.type)}, not ${String(wanted.type)}`];
  const [values, known] = [valuesOf(given), valuesOf(wanted)];
  if (known && !values) return [`${place} may be anything beside ${quote(known)}`];
  const unknown = known ? (values ?? []).filter((value) => !known.includes(value)) : [];
  if (unknown.length > 0) return [`${place} may be ${quote(unknown)}`];
  const rules = RULES.filter((rule) => wanted[rule] !== undefined && given[rule] !== wanted[rule]);
  return [
    ...rules.map((rule) => `${place} has ${rule} ${String(given[rule] ?? 'none')}, not ${String(wanted[rule])}`),
    ...differencesOfObjects(given, wanted, at),
    ...(isSchema(given.items) && isSchema(wanted.items) ? differences(given.items, wanted.items, `${place}[]`) : []),
  ];
}

/**
 * Why data that is valid by one JSON Schema may be invalid by another; empty when it never is. Knows zod's schemas of
 * objects, lists, unions, enumerations and plain values. Unknown properties are ignored, as by zod.
 *
 * @param given the sender's schema
 * @param wanted the receiver's schema
 * @param at the path of the data, for the sentences
 */
export function differences(given: Schema, wanted: Schema, at = ''): string[] {
  const alternatives = branchesOf(wanted);
  return branchesOf(given).flatMap((branch) => {
    const tried = alternatives.map((alternative) => differencesOfBranch(branch, alternative, at));
    // The alternative with the fewest differences explains best.
    return tried.some((reasons) => reasons.length === 0)
      ? []
      : (tried.toSorted((a, b) => a.length - b.length)[0] ?? []);
  });
}

import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './operations.ts';

/** What values are drawn from besides the schema. */
export interface ValueSources {
  schemas: Record<string, Schema>;
  /** Ids of things that exist, so that some calls get past "not found". */
  ids: readonly string[];
}

const MAX_TEXT = 400;
const MAX_ITEMS = 4;

/** Words that have broken programs before. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202etxt.exe',
  '‏سلام\u200c‌ها',
  "'; drop table users; --",
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '<!-- x --><?php echo 1 ?>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '۱۲۳۴۵۶',
  '1e400',
  'NaN',
  'null',
  'true',
  '-0',
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(70_000),
  '2026-02-30T25:61:00Z',
  '9999999999999999999999',
];

/** Values of every type, whatever was asked for. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.005, 1e21, -1e21, 2 ** 53, 2 ** 31, 0.1 + 0.2, [], {}, [[]]),
  fc.constantFrom<unknown>(...HOSTILE_TEXTS),
  fc.constant<unknown>(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":1}}')),
  fc.array(fc.constantFrom<unknown>(null, 1, 'x', {}), { minLength: 1, maxLength: 300 }),
);

const numberWithin = (schema: Schema, isInteger: boolean): Arbitrary<number> => {
  const low = Math.ceil(schema.minimum ?? schema.exclusiveMinimum ?? -1000);
  const high = Math.floor(schema.maximum ?? schema.exclusiveMaximum ?? 1_000_000);
  const edges = [low, high, low + 1, Math.max(low, high - 1)].filter((edge) => edge >= low && edge <= high);
  const inside = fc.integer({ min: Math.max(low, -(2 ** 31)), max: Math.min(high, 2 ** 31 - 1) });
  const hundredths = inside.map((value) => Math.min(high, Math.max(low, value / 100)));
  return isInteger ? fc.oneof(fc.constantFrom(...edges), inside) : fc.oneof(fc.constantFrom(...edges), hundredths);
};

const textOfLength = ({ minLength = 0, maxLength = MAX_TEXT }: Schema): Arbitrary<string> => {
  const most = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  const edge = fc.constantFrom('x'.repeat(minLength), 'ک'.repeat(maxLength > 20_000 ? most : maxLength));
  return fc.oneof(edge, fc.string({ minLength, maxLength: most, unit: 'grapheme' }));
};

const matching = (pattern: string): Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  } catch {
    // Look-arounds cannot be turned into values; the server refuses what does not fit.
    return fc.string();
  }
};

const FORMATS: Record<string, (sources: ValueSources) => Arbitrary<string>> = {
  uuid: ({ ids }) => fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid()),
  email: () => fc.emailAddress(),
  'date-time': () =>
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((d) => d.toISOString()),
  date: () => fc.constantFrom('2000-02-29', '1900-01-01', '2026-11-21', '1985-06-15'),
  uri: () => fc.webUrl(),
  binary: () => fc.string(),
};

const textOf = (schema: Schema, sources: ValueSources): Arbitrary<string> => {
  const format = schema.format ? FORMATS[schema.format] : undefined;
  if (format) return format(sources);
  return schema.pattern ? matching(schema.pattern) : textOfLength(schema);
};

const objectOf = (schema: Schema, sources: ValueSources): Arbitrary<unknown> => {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(entries.map(([name, inner]) => [name, valueOf(inner, sources)]));
  const requiredKeys = entries.map(([name]) => name).filter((name) => required.has(name));
  return fc.record(model, { requiredKeys, noNullPrototype: true });
};

/** Values that a schema allows, its edges more often than the middle. */
export function valueOf(schema: Schema, sources: ValueSources): Arbitrary<unknown> {
  if (schema.$ref) return valueOf(sources.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, sources);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return fc.oneof(...union.map((inner) => valueOf(inner, sources)));
  if (schema.allOf) {
    const merged = schema.allOf.map((inner) => valueOf(inner, sources) as Arbitrary<object>);
    return fc.tuple(...merged).map((parts) => Object.assign({}, ...parts) as unknown);
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema, sources);
    case 'integer':
      return numberWithin(schema, true);
    case 'number':
      return numberWithin(schema, false);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, sources), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
      });
    case 'object':
      return objectOf(schema, sources);
    default:
      return anything;
  }
}

/** A valid body, most often with one thing wrong: a field of another kind, one missing, one too many, or no object. */
export function bodyOf(schema: Schema, sources: ValueSources): Arbitrary<unknown> {
  const valid = valueOf(schema, sources);
  const names = Object.keys(schema.properties ?? { value: {} });
  const broken = fc
    .tuple(valid, fc.constantFrom(...names), anything, fc.constantFrom('replace', 'remove', 'add'))
    .map(([body, name, value, fault]) => {
      if (typeof body !== 'object' || body === null) return value;
      if (fault === 'replace') return { ...body, [name]: value };
      if (fault === 'add') return { ...body, surplus: value };
      return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
    });
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 4, arbitrary: broken },
    { weight: 1, arbitrary: anything },
  );
}

import type { Schema } from './operations.ts';

/** Where in a body something stands: `texts`, `en-US`, `title`; items of lists by their number. */
export type Place = readonly string[];

interface Found {
  place: Place;
  /** A body that is right but for what stands there. */
  bodyWith: (value: unknown) => unknown;
}

type Schemas = Record<string, Schema>;

const ID = '00000000-0000-7000-8000-000000000000';

const FORMATS: Record<string, string> = {
  uuid: ID,
  email: 'someone@example.com',
  'date-time': '2030-01-01T00:00:00.000Z',
  date: '2000-01-01',
  uri: 'https://example.com/a',
};

const resolved = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const typeOf = ({ type, properties }: Schema): string | undefined =>
  (Array.isArray(type) ? type.find((one) => one !== 'null') : type) ?? (properties ? 'object' : undefined);

const variants = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [];

const sampleText = (schema: Schema): string =>
  FORMATS[schema.format ?? ''] ?? 'words'.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength);

/** The least that a schema allows; a text with a pattern of its own is not matched. */
export const sampleOf = (given: Schema, schemas: Schemas): unknown => {
  const schema = resolved(given, schemas);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [variant] = variants(schema);
  if (variant) return sampleOf(variant, schemas);
  switch (typeOf(schema)) {
    case 'string':
      return sampleText(schema);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, schemas));
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, schemas)]),
      );
    default:
      return null;
  }
};

/** Free text: no choice of a list, no form of its own. */
const isText = (schema: Schema): boolean =>
  typeOf(schema) === 'string' && !('const' in schema) && !schema.enum && !schema.format && !schema.pattern;

const within = (found: Found[], name: string, put: (inner: unknown) => unknown): Found[] =>
  found.map(({ place, bodyWith }) => ({ place: [name, ...place], bodyWith: (value) => put(bodyWith(value)) }));

type Wanted = (schema: Schema) => boolean;

const inObject = (schema: Schema, schemas: Schemas, isWanted: Wanted): Found[] => {
  const whole = sampleOf({ ...schema, type: 'object' }, schemas) as object;
  const fields = Object.entries(schema.properties ?? {});
  const { additionalProperties: more } = schema;
  const names = (schema as { propertyNames?: Schema }).propertyNames;
  if (typeof more === 'object') fields.push([String(names?.enum?.[0] ?? ID), more]);
  return fields.flatMap(([name, inner]) =>
    within(placesOf(inner, schemas, isWanted), name, (value) => ({ ...whole, [name]: value })),
  );
};

/** Every place of a body with a schema of this kind, with the rest of the body filled in. */
const placesOf = (given: Schema, schemas: Schemas, isWanted: Wanted): Found[] => {
  const schema = resolved(given, schemas);
  if (variants(schema).length > 0) return variants(schema).flatMap((variant) => placesOf(variant, schemas, isWanted));
  if (isWanted(schema)) return [{ place: [], bodyWith: (value) => value }];
  if (typeOf(schema) === 'object') return inObject(schema, schemas, isWanted);
  if (typeOf(schema) !== 'array') return [];
  const rest = Array.from({ length: Math.max(0, (schema.minItems ?? 0) - 1) }, (_, index) => {
    const item = sampleOf(schema.items ?? {}, schemas);
    return typeof item === 'string' ? `${item}${index}` : item;
  });
  return within(placesOf(schema.items ?? {}, schemas, isWanted), '0', (value) => [value, ...rest]);
};

/** Every place of a body where people's words may stand. */
export const textPlaces = (given: Schema, schemas: Schemas): Found[] => placesOf(given, schemas, isText);

/** Every place of a body where a moment may stand. */
export const momentPlaces = (given: Schema, schemas: Schemas): Found[] =>
  placesOf(given, schemas, ({ format }) => format === 'date-time');

/** Whether a parameter is a moment. */
export const isMoment = (given: Schema, schemas: Schemas): boolean => momentPlaces(given, schemas).length > 0;

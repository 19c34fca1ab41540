/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

export type Schemas = Record<string, JsonSchema>;

const ID = '0198c0de-5a1e-7c3a-9b7e-3f2a1d4c5b6a';
const TIME = '2027-03-20T18:00:00.000Z';

/** Example values by field name; a field whose schema refuses it gets the simplest value of its type. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  username: 'niloufar',
  email: 'niloufar@example.com',
  name: 'Niloufar',
  password: 'a long sentence of my own',
  locale: 'fa-IR',
  language: 'fa',
  languages: ['fa'],
  country: 'IR',
  countries: ['IR'],
  city: 'Shiraz',
  street: '12 Orange Street',
  postalCode: '7134812345',
  phone: '+987132123456',
  number: '4242424242424242',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  amount: 12.5,
  price: 6,
  monthlyPrice: 6,
  yearlyPrice: 60,
  title: 'Spring in the garden',
  description: 'Twelve watercolours from the first week of spring.',
  text: 'The first leaves are out.',
  question: 'Which one shall I paint next?',
  subject: 'A question about my order',
  reason: 'The picture is not readable.',
  note: 'Thank you!',
  bio: 'I paint leaves.',
  craft: 'painting',
  code: '123456',
  slug: 'terms',
  link: 'https://example.com/garden',
  version: '42',
  currency: 'USD',
  time: '18:00',
  from: '23:00',
  to: '08:00',
  timeZone: 'Asia/Tehran',
  url: 'https://example.com/garden',
  birthDate: '1990-03-21',
};

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  uuid: ID,
  'date-time': TIME,
  date: '2027-03-20',
  email: 'niloufar@example.com',
  uri: 'https://example.com/garden',
  binary: '(the bytes of the file)',
};

const typeOf = ({ type }: JsonSchema): string | undefined => (Array.isArray(type) ? type[0] : type);

const isWithin = (value: number, { minimum = -Infinity, maximum = Infinity }: JsonSchema): boolean =>
  value >= minimum && value <= maximum;

const fits = (value: unknown, schema: JsonSchema): boolean => {
  const type = typeOf(schema);
  if (type === 'array') return Array.isArray(value) && value.every((item) => fits(item, schema.items ?? {}));
  if (schema.enum) return schema.enum.includes(value);
  if (schema.pattern && !(typeof value === 'string' && new RegExp(schema.pattern, 'u').test(value))) return false;
  if (schema.format === 'date-time') return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
  if (type === 'string') return typeof value === 'string' && value.length >= (schema.minLength ?? 0);
  if (type === 'integer') return Number.isInteger(value) && isWithin(Number(value), schema);
  return type === 'number' && typeof value === 'number' && isWithin(value, schema);
};

const exampleOfText = (schema: JsonSchema): string =>
  'a'.repeat(Math.min(Math.max(schema.minLength ?? 0, 8), schema.maxLength ?? 8));

const exampleOfObject = ({ properties = {}, required = [] }: JsonSchema, schemas: Schemas): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || name in BY_NAME)
      .map(([name, property]) => [name, exampleOf(property, schemas, name)]),
  );

/** A valid example of a schema: all required fields, and others with a known name. */
export const exampleOf = (schema: JsonSchema, schemas: Schemas = {}, name = ''): unknown => {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (name in BY_NAME && schema.anyOf?.some((one) => fits(BY_NAME[name], one))) return BY_NAME[name];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return exampleOf(choice, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (name in BY_NAME && fits(BY_NAME[name], schema)) return BY_NAME[name];
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  switch (typeOf(schema)) {
    case 'object':
      return exampleOfObject(schema, schemas);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => exampleOf(schema.items ?? {}, schemas));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(schema.maximum ?? 1, 1));
    case 'null':
      return null;
    default:
      return BY_FORMAT[schema.format ?? ''] ?? exampleOfText(schema);
  }
};

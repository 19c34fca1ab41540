import type { FirstCall } from '@barg/contract';

/** A JSON Schema as the API's OpenAPI document has it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface OpenApi {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, Schema> };
}

/** Resolves references and unions (`anyOf` and the like) of a schema to plain schemas. */
function formsOf(schema: Schema, api: OpenApi): Schema[] {
  if (schema.$ref) {
    const named = api.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    return named ? formsOf(named, api) : [];
  }
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return choices.length > 0 ? choices.flatMap((choice) => formsOf(choice, api)) : [schema];
}

const stepInto = (form: Schema, name: string): Schema[] => {
  const next = /^\d+$/.test(name) ? form.items : form.properties?.[name];
  return next ? [next] : [];
};

/** Every schema that is possible at a place below a schema. */
const formsAt = (schema: Schema, pointer: string, api: OpenApi): Schema[] =>
  pointer
    .slice(1)
    .split('/')
    .reduce(
      (forms, name) => forms.flatMap((form) => stepInto(form, name)).flatMap((next) => formsOf(next, api)),
      formsOf(schema, api),
    );

const isOfType =
  (name: string) =>
  ({ type }: Schema): boolean =>
    [type].flat().includes(name);

const isText = isOfType('string');

const SIZES = ['small', 'medium', 'large'];
const isPicture = ({ properties }: Schema): boolean => SIZES.every((size) => properties?.[size]);

/** The schema of `data` in the answer to a call; undefined when the API has no such GET. */
function dataOf({ path }: FirstCall, api: OpenApi): Schema | undefined {
  const wanted = `/api${path.split('?', 1)[0] ?? ''}`.split('/');
  const isMeant = (known: string): boolean => {
    const segments = known.split('/');
    const fits = (segment: string, at: number) =>
      segment === wanted[at] || (segment.startsWith('{') && wanted[at]?.startsWith(':'));
    return segments.length === wanted.length && segments.every(fits);
  };
  const get = Object.entries(api.paths).find(([known, { get: has }]) => has && isMeant(known))?.[1].get;
  return get?.responses['200']?.content?.['application/json']?.schema.properties?.data;
}

/** The places of a first call at which its answer can never have the expected value. */
export function wrongPlaces(call: FirstCall, api: OpenApi): string[] {
  const { title = [], text = [], pictures = [] } = call.preview ?? {};
  const { author, publishedAt, isLocked, price, stock } = call.facts ?? {};
  const alts = pictures.flatMap(({ alt }) => (alt === undefined ? [] : [alt]));
  const facts = [author?.name, author?.username, publishedAt].flatMap((at) => at ?? []);
  const figures = (
    [
      [isLocked, 'boolean'],
      [price, 'number'],
      [stock, 'integer'],
    ] as const
  ).flatMap(([at, kind]) => (at === undefined ? [] : [{ at, kind, isOne: isOfType(kind) }]));
  const words = [...title, ...text, ...alts, ...facts].map((at) => ({ at, kind: 'text', isOne: isText }));
  const sets = [...(call.picture ? [call.picture] : []), ...pictures.map(({ at }) => at)];
  const places = [...words, ...figures, ...sets.map((at) => ({ at, kind: 'picture', isOne: isPicture }))];
  if (places.length === 0) return [];
  const data = dataOf(call, api);
  if (!data) return [`${call.path}: the API has no such answer`];
  return places
    .filter(({ at, isOne }) => !formsAt(data, at, api).some(isOne))
    .map(({ at, kind }) => `${call.path}: no ${kind} can lie at ${at}`);
}

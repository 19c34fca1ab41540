import { z } from 'zod';
import type { RemoteDescriptor } from '../descriptor.ts';
import { intentAnswerSchemas, intentSchemas } from './intents.ts';
import { clientEventSchemas, serverEventSchemas } from './realtime.ts';
import { slotSchemas } from './slots.ts';

/** The file with a build's use of the contract, beside descriptor.json. Not for browsers. */
export const CONTRACT_FILE = 'contract.json';

const partSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The parts of the contract that a remote uses, each with its JSON Schema at the time of the build. */
export const contractUseSchema = z.object({
  contract: z.string(),
  /** Slots that it fills: it gets their props. */
  fills: partSchema,
  /** Slots that it offers: it passes their props. */
  offers: partSchema,
  /** Intents that it answers. */
  answers: partSchema,
  /** Intents that it asks for. */
  asks: partSchema,
  /** Answers that it gives to intents. Empty in builds from before intents had answers. */
  gives: partSchema.default({}),
  /** Answers that it gets to its intents. */
  gets: partSchema.default({}),
  /** Server events that it handles. */
  hears: partSchema,
  /** Client events that it sends. */
  says: partSchema,
});
export type ContractUse = z.infer<typeof contractUseSchema>;
export type ContractPart = ContractUse['fills'];

type JsonSchema = Record<string, unknown>;

/** Redundant parts of a schema: names of definitions, and the limits of all JSON integers. */
const isNoise = (schema: JsonSchema, key: string): boolean =>
  key === '$defs' ||
  key === '$schema' ||
  (key === 'id' && typeof schema.id === 'string') ||
  (key === 'pattern' && typeof schema.format === 'string') ||
  ((key === 'minimum' || key === 'maximum') && Math.abs(Number(schema[key])) === Number.MAX_SAFE_INTEGER);

/** Replaces `$ref` by its definition. None of these schemas is recursive. */
function inline(node: unknown, definitions: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => inline(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as JsonSchema;
  if (typeof schema.$ref === 'string') return inline(definitions[schema.$ref.replace('#/$defs/', '')], definitions);
  const kept = Object.entries(schema).filter(([key]) => !isNoise(schema, key));
  return Object.fromEntries(kept.map(([key, value]) => [key, inline(value, definitions)]));
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
  return inline(json, (json.$defs ?? {}) as Record<string, unknown>) as JsonSchema;
}

const partOf = (schemas: Record<string, z.ZodType>): ContractPart =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]));

/** The whole of this contract as JSON Schemas. */
export const contractParts = () => ({
  slots: partOf(slotSchemas),
  intents: partOf(intentSchemas),
  answers: partOf(intentAnswerSchemas),
  serverEvents: partOf(serverEventSchemas),
  clientEvents: partOf(clientEventSchemas),
});
export type ContractParts = ReturnType<typeof contractParts>;

const pick = (part: ContractPart, names: readonly string[]): ContractPart =>
  Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name)));

/**
 * What a remote uses of this contract.
 *
 * @param mentioned names in its code; unknown ones are left out
 */
export function contractUseOf(descriptor: RemoteDescriptor, mentioned: readonly string[]): ContractUse {
  const { slots, intents, answers, serverEvents, clientEvents } = contractParts();
  const answered = descriptor.intents.map(({ intent }) => intent);
  return {
    contract: descriptor.contract,
    fills: pick(
      slots,
      descriptor.fills.map(({ slot }) => slot),
    ),
    offers: pick(slots, descriptor.offers),
    answers: pick(intents, answered),
    asks: pick(intents, mentioned),
    gives: pick(answers, answered),
    gets: pick(answers, mentioned),
    hears: pick(serverEvents, mentioned),
    says: pick(clientEvents, mentioned),
  };
}

import { z } from 'zod';

/** A parameter of a function, or a property of an object. */
export interface Place {
  type: Shape;
  isOptional?: true;
}

/**
 * The shape of a value as far as two builds can differ: a printed type, or its parts. Types of packages are only
 * printed; their versions are compared instead.
 */
export type Shape =
  | string
  | { list: Shape }
  | { union: Shape[] }
  | { parameters: Place[]; returns: Shape }
  | { properties: Record<string, Place> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && isShape(value.type) && (value.isOptional === undefined || value.isOptional === true);

/** By hand: a deployment reads thousands of shapes, for each of which a schema would try one kind after the other. */
function isShape(value: unknown): value is Shape {
  if (typeof value === 'string') return true;
  if (!isRecord(value)) return false;
  const { list, union, parameters, returns, properties } = value;
  if (list !== undefined) return isShape(list);
  if (union !== undefined) return Array.isArray(union) && union.every(isShape);
  if (parameters !== undefined) return Array.isArray(parameters) && parameters.every(isPlace) && isShape(returns);
  return isRecord(properties) && Object.values(properties).every(isPlace);
}

const shapeSchema = z.custom<Shape>(isShape, 'Not the shape of a value');

const librarySchema = z.object({
  version: z.string(),
  /** By name; null where only the name is known. Empty for packages of others. */
  exports: z.record(z.string(), shapeSchema.nullable()),
});

/** Shared libraries by request (`@barg/ui-kit/forms`): those that a shell shares, or those that a remote uses. */
export const surfaceSchema = z.record(z.string(), librarySchema);
export type Surface = z.infer<typeof surfaceSchema>;

/** Its file in a build, beside `descriptor.json` or the shell's `index.html`. Not for browsers. */
export const SURFACE_FILE = 'shared.json';

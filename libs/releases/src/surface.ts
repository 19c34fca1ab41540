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

const placeSchema: z.ZodType<Place> = z.lazy(() =>
  z.object({ type: shapeSchema, isOptional: z.literal(true).optional() }),
);
const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ list: shapeSchema }),
    z.object({ union: z.array(shapeSchema) }),
    z.object({ parameters: z.array(placeSchema), returns: shapeSchema }),
    z.object({ properties: z.record(z.string(), placeSchema) }),
  ]),
);

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

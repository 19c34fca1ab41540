import { z } from 'zod';

/** A parameter of a function, or a property of an object. */
export interface Place {
  type: Shape;
  isOptional?: true;
}

/**
 * What a value looks like, as far as two builds can disagree about it: a type as it is printed, or what it is made of.
 * What comes from other packages is printed only; their versions are compared instead.
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
  /** By name; null where only the name is known. Of other people's packages there are none. */
  exports: z.record(z.string(), shapeSchema.nullable()),
});

/** Shared libraries by what asks for them (`@barg/ui-kit/forms`): all that a shell lends, or what a remote uses. */
export const surfaceSchema = z.record(z.string(), librarySchema);
export type Surface = z.infer<typeof surfaceSchema>;

/** The file of it in a build, beside `descriptor.json` or the shell's `index.html`. No browser asks for it. */
export const SURFACE_FILE = 'shared.json';

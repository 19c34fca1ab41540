import { z } from 'zod';

const partSchema = z.object({
  /** Its type as it is written; the branches of a union in one order. */
  type: z.string(),
  isOptional: z.literal(true).optional(),
});

const declarationSchema = z.object({
  /** Members of an object, parameters `(1)` and result `()` of a function, or the whole of what has no parts. */
  parts: z.record(z.string(), partSchema),
  /** Functions take it: what they need of it, their callers must give. */
  isTaken: z.literal(true).optional(),
});

/** What a package declares to its users, by request and name: `. Button`, `./forms AmountField`. */
export const surfaceSchema = z.record(z.string(), declarationSchema);

export type Part = z.infer<typeof partSchema>;
export type Declaration = z.infer<typeof declarationSchema>;
export type PackageSurface = z.infer<typeof surfaceSchema>;

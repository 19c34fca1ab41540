import { z } from 'zod';

/** A phone number as people write it, from a plus to an extension; international form where it begins with a plus. */
export const phoneSchema = z
  .string()
  .trim()
  .max(32)
  .regex(/^\+?[0-9][0-9 ().-]{3,28}[0-9]$/, 'a phone number');

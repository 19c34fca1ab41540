import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const record = z.record(z.string(), z.unknown());

/**
 * A file to keep: the account, then the sections of export-sections.ts by name. Its records are told as they lie,
 * and may gain fields. Typed loosely, because it leaves as a stream.
 */
export const exportAnswer: z.ZodType = dataOf(
  z.object({ exportedAt: z.iso.datetime(), profile: record }).catchall(z.array(record)).meta({ id: 'AccountExport' }),
);

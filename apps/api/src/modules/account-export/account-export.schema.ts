import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const record = z.record(z.string(), z.unknown());

/**
 * A file for download: the account, then the export sections of all modules by name. Records have the columns of their
 * tables and may gain some. Typed loosely, because it is sent as a stream.
 */
export const exportAnswer: z.ZodType = dataOf(
  z.object({ exportedAt: z.iso.datetime(), profile: record }).catchall(z.array(record)).meta({ id: 'AccountExport' }),
);

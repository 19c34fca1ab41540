import { z } from 'zod';

/** A month in UTC: YYYY-MM. */
export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
export const monthParams = z.object({ month: monthSchema });

import type { z } from 'zod';
import type { paidItemRefSchema, performerRefSchema, slotSchemas } from './schemas/slots.ts';

/** The little of a performer that crosses a team's border. */
export type PerformerRef = z.infer<typeof performerRefSchema>;

export type PaidItemRef = z.infer<typeof paidItemRefSchema>;
export type PaidItemType = PaidItemRef['type'];

export type SlotName = keyof typeof slotSchemas;

/** Every slot with the props its fillers are given, see schemas/slots.ts. */
export type SlotProps = { [Name in SlotName]: z.infer<(typeof slotSchemas)[Name]> };

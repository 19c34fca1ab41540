import { z } from 'zod';
import { dataOf, momentSchema } from '../../shared/wire.ts';
import { gatewayFields } from './methods.schema.ts';
import { maskedSchema } from './payouts.schema.ts';

const settingsOf = <P extends keyof typeof gatewayFields>(provider: P) =>
  z.object({
    provider: z.literal(provider),
    /** Replaces the earlier values; null removes them. */
    values: gatewayFields[provider].nullable(),
    /** The version that the caller has read; null when nothing was set. */
    version: momentSchema.nullable(),
  });

export const gatewaySettingsBody = z.discriminatedUnion('provider', [
  settingsOf('paypal'),
  settingsOf('stripe'),
  settingsOf('crypto'),
]);

export type GatewaySettingsChange = z.output<typeof gatewaySettingsBody>;

export const gatewaySettingsSchema = z
  .object({
    provider: z.enum(['paypal', 'stripe', 'crypto']),
    /** Masked: the values themselves are never returned. */
    values: maskedSchema.nullable(),
    hasSecret: z.boolean(),
    version: z.iso.datetime().nullable(),
    /** Nothing is paid out to it before; null after that. */
    heldUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PaymentGatewaySettings' });

export type GatewaySettings = z.infer<typeof gatewaySettingsSchema>;
export const gatewaySettingsAnswer = dataOf(gatewaySettingsSchema);

/**
 * How long a charge that the gateway does not know may be sent again. Gateways keep idempotency keys for a day; later
 * the same key would charge a second time.
 */
export const RESEND_WINDOW_MS = 20 * 60 * 60_000;
/** How long the payer may take to confirm a payment with the bank. */
export const CONFIRMATION_WINDOW_MS = 60 * 60_000;
/** How long a charge whose answer was lost may still be on its way to the gateway, which does not know it meanwhile. */
export const ON_ITS_WAY_MS = 5 * 60_000;

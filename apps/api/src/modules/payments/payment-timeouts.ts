/**
 * Until when a charge that the gateway does not know may be sent to it again: gateways keep keys for a day, and after
 * that the same key would charge a second time.
 */
export const RESEND_WINDOW_MS = 20 * 60 * 60_000;
/** How long the payer has to confirm a payment to the bank. */
export const CONFIRMATION_WINDOW_MS = 60 * 60_000;

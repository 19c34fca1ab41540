import {
  ACCOUNT_NUMBER,
  COIN_ADDRESS,
  isIban,
  missingOfAccount,
  plainAccount,
  ROUTING_NUMBER,
} from '@barg/contract/payout-details';
import { z } from 'zod';
import type { MaskedDetails } from '../../platform/database/payout-tables.ts';
import { countryCodeSchema } from '../../shared/country-code.ts';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, momentSchema } from '../../shared/wire.ts';
import { maskedEmail } from '../accounts/masked-email.ts';
import { maskedSchema, methodKindSchema } from './payouts.schema.ts';

/** An account number as people write it, normalised. */
const account = (pattern: RegExp) => z.string().max(128).transform(plainAccount).pipe(z.string().regex(pattern));

const ibanSchema = z
  .string()
  .max(128)
  .transform(plainAccount)
  .refine(isIban, { params: { fault: 'not_iban' } });

const bankFields = z.object({
  holder: userLine({ max: 120 }),
  bankName: userLine({ max: 120 }),
  country: countryCodeSchema,
  iban: ibanSchema.optional(),
  accountNumber: account(ACCOUNT_NUMBER).optional(),
  routingNumber: account(ROUTING_NUMBER).optional(),
});

/** An account is identified by its IBAN, or by its number and routing number. */
const tellsOneAccount = (
  account: Pick<z.output<typeof bankFields>, 'iban' | 'accountNumber' | 'routingNumber'>,
  refinement: z.RefinementCtx,
): void => {
  for (const field of missingOfAccount(account))
    refinement.addIssue({ code: 'custom', path: [field], params: { fault: 'required' }, message: 'required' });
};

export const bankingSettingsBody = bankFields.superRefine(tellsOneAccount);

/** The fields that each gateway needs for a payout. */
export const gatewayFields = {
  paypal: z.object({ email: z.email().max(320) }),
  stripe: z.object({
    accountId: z
      .string()
      .trim()
      .max(64)
      .regex(/^acct_[A-Za-z0-9]{8,40}$/),
  }),
  crypto: z.object({
    network: userLine({ max: 40 }),
    address: z.string().trim().max(128).regex(COIN_ADDRESS),
  }),
};

/** `kind` is that of the path. */
export const payoutMethodBody = z.discriminatedUnion('kind', [
  bankFields.extend({ kind: z.literal('bank') }).superRefine(tellsOneAccount),
  gatewayFields.paypal.extend({ kind: z.literal('paypal') }),
  gatewayFields.stripe.extend({ kind: z.literal('stripe') }),
  gatewayFields.crypto.extend({ kind: z.literal('crypto') }),
]);

export type PayoutDetails = z.output<typeof payoutMethodBody>;

const NOTHING_ELSE = { holder: null, bank: null, country: null, network: null };

const lastOf = (text: string): string => `•••• ${text.slice(-4)}`;

/** The masked details: their owner recognises them, and nobody else can use them. */
export const maskedOf = (details: PayoutDetails): MaskedDetails => {
  switch (details.kind) {
    case 'bank': {
      const { holder, bankName: bank, country, iban, accountNumber = '' } = details;
      return { ...NOTHING_ELSE, holder, bank, country, account: lastOf(iban ?? accountNumber) };
    }
    case 'paypal':
      return { ...NOTHING_ELSE, account: maskedEmail(details.email) };
    case 'stripe':
      return { ...NOTHING_ELSE, account: lastOf(details.accountId) };
    case 'crypto':
      return { ...NOTHING_ELSE, network: details.network, account: lastOf(details.address) };
  }
};

export const methodParams = z.object({ id: methodKindSchema });

/** The version that the caller has seen: `changedAt` of the method. */
export const removeMethodQuery = z.object({ version: momentSchema });

export const payoutMethodSchema = z
  .object({
    _id: methodKindSchema,
    details: maskedSchema,
    changedAt: z.iso.datetime(),
    /** Nothing is paid out to it before; null after that. */
    heldUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PayoutMethod' });

export type PayoutMethod = z.infer<typeof payoutMethodSchema>;

export const payoutMethodAnswer = dataOf(payoutMethodSchema);
/** At most one of each kind. */
export const payoutMethodsAnswer = dataOf(z.array(payoutMethodSchema));

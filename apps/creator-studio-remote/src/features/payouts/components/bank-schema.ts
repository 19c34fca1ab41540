import { z } from 'zod';
import type { SetPayoutMethodBody } from '@barg/api-client/models';

const text = (max: number) => z.string().trim().max(max);

/** What is typed of a bank account; the server judges it. */
export const bankSchema = z.object({
  holder: text(120),
  bankName: text(120),
  country: z.string().nullable(),
  iban: text(64),
  accountNumber: text(64),
  routingNumber: text(32),
});

export type BankForm = z.infer<typeof bankSchema>;

export const NO_BANK: BankForm = {
  holder: '',
  bankName: '',
  country: null,
  iban: '',
  accountNumber: '',
  routingNumber: '',
};

/** In their order. Those of the account may stay empty: it is told by an IBAN, or by the two that follow it. */
export const BANK_FIELDS = ['holder', 'bankName', 'iban', 'accountNumber', 'routingNumber'] as const;

/** What is sent: what was filled in of the account, and the rest. */
export const bankBody = ({ holder, bankName, country, ...account }: BankForm): SetPayoutMethodBody => ({
  kind: 'bank',
  holder,
  bankName,
  country: country ?? '',
  ...Object.fromEntries(Object.entries(account).filter(([, typed]) => typed !== '')),
});

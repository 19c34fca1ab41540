import { z } from 'zod';
import type { SetPayoutMethodBody } from '@barg/api-client/models';
import { ACCOUNT_NUMBER, isIban, missingOfAccount, plainAccount, ROUTING_NUMBER } from '@barg/contract/payout-details';
import { shownWords } from '@barg/contract/words';

const words = z.string().overwrite(shownWords).min(1).max(120);

/** A field that may stay empty, else it fits as the server reads it. */
const account = (fits: (plain: string) => boolean, error: string) =>
  z
    .string()
    .trim()
    .max(128)
    .refine((typed) => typed === '' || fits(plainAccount(typed)), { error });

/** What is typed of a bank account, by the server's rules. */
export const bankSchema = z
  .object({
    holder: words,
    bankName: words,
    country: z
      .string()
      .nullable()
      .refine((code): boolean => code !== null, { error: 'ui:form.required' }),
    iban: account(isIban, 'creator-studio:payouts.errors.iban'),
    accountNumber: account((plain) => ACCOUNT_NUMBER.test(plain), 'creator-studio:payouts.errors.accountNumber'),
    routingNumber: account((plain) => ROUTING_NUMBER.test(plain), 'creator-studio:payouts.errors.routingNumber'),
  })
  .superRefine((typed, { addIssue }) => {
    for (const field of missingOfAccount(typed))
      addIssue({ code: 'custom', path: [field], message: `creator-studio:payouts.errors.${field}Missing` });
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

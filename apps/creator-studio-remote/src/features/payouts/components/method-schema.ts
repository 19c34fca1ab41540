import { z } from 'zod';
import type { SetPayoutMethodBody } from '@barg/api-client/models';

/** What is typed. An account at the payment gateway is opened there, and chosen beside these. */
export const KINDS = ['bank', 'paypal', 'crypto'] as const;
export type MethodKind = (typeof KINDS)[number];

const text = (max: number) => z.string().trim().max(max);

/** What is typed for every kind; the server judges what of it the chosen one takes. */
export const methodSchema = z.object({
  kind: z.enum(KINDS),
  holder: text(120),
  bankName: text(120),
  country: z.string().nullable(),
  iban: text(64),
  accountNumber: text(64),
  routingNumber: text(32),
  email: text(320),
  network: text(40),
  address: text(128),
});

export type MethodForm = z.infer<typeof methodSchema>;

export const NO_METHOD: MethodForm = {
  kind: 'bank',
  holder: '',
  bankName: '',
  country: null,
  iban: '',
  accountNumber: '',
  routingNumber: '',
  email: '',
  network: '',
  address: '',
};

/** The fields of each kind, in their order. Those that may stay empty are of accounts without an IBAN. */
export const FIELDS = {
  bank: ['holder', 'bankName', 'iban', 'accountNumber', 'routingNumber'],
  paypal: ['email'],
  crypto: ['network', 'address'],
} as const satisfies Record<MethodKind, ReadonlyArray<keyof MethodForm>>;

/** What is sent: the fields of the kind, without those of its account that were left empty. */
export const methodBody = (form: MethodForm): SetPayoutMethodBody => {
  const { kind, holder, bankName, country, email, network, address } = form;
  switch (kind) {
    case 'bank':
      return {
        kind,
        holder,
        bankName,
        country: country ?? '',
        ...filled(form, ['iban', 'accountNumber', 'routingNumber']),
      };
    case 'paypal':
      return { kind, email };
    case 'crypto':
      return { kind, network, address };
  }
};

type Account = 'iban' | 'accountNumber' | 'routingNumber';

const filled = (form: MethodForm, names: readonly Account[]): Partial<Record<Account, string>> =>
  Object.fromEntries(names.filter((name) => form[name] !== '').map((name) => [name, form[name]]));

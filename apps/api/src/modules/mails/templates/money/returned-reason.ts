import type { Locale } from '@barg/contract';
import { wordsIn, type Wording } from '../../../../shared/wording/wording.ts';

/** What gateways call the reason why money came back, in the words of the payout's page (`payouts.failures`). */
const REASONS: Wording<Readonly<Record<string, string>>> = {
  'fa-IR': {
    not_accepted_by_bank: 'بانک آن را نپذیرفت.',
    account_closed: 'حساب بانکی بسته است.',
    no_account: 'بانک این حساب را نمی‌شناسد.',
  },
  'en-US': (say) => ({
    not_accepted_by_bank: say`The bank did not accept it.`,
    account_closed: say`The bank account is closed.`,
    no_account: say`The bank does not know this account.`,
  }),
  'ar-EG': {
    not_accepted_by_bank: 'لم يقبله البنك.',
    account_closed: 'الحساب البنكي مغلق.',
    no_account: 'لا يعرف البنك هذا الحساب.',
  },
};

/** What gateways call something: `account_closed`. */
const CODE = /^[a-z]+(_[a-z]+)+$/;

/** Why a payout came back: an operator's words as they are, a gateway's code in words; one that is not known says no more. */
export const returnedReasonIn = (locale: Locale, text: string): string => {
  if (!CODE.test(text)) return text;
  const reasons = wordsIn(REASONS, locale);
  return reasons[text] ?? reasons.not_accepted_by_bank ?? '';
};

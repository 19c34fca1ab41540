import { defineError } from '../../errors/app-error.ts';

/** The amount to reverse is more than is left of the transaction. */
export class NothingToReverseError extends defineError({
  code: 'ledger.nothing_to_reverse',
  status: 409,
  messages: {
    'fa-IR': 'این مبلغ پیش‌تر بازگردانده شده است.',
    'en-US': 'So much of this payment is no longer there to be taken back.',
    'ar-EG': 'لم يعد هذا القدر من الدفعة متاحًا للاسترداد.',
  },
}) {}

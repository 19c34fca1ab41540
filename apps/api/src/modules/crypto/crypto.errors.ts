import { defineError } from '../../errors/app-error.ts';

export class AlreadyDecidedError extends defineError({
  code: 'crypt.decided',
  status: 409,
  messages: {
    'fa-IR': 'دربارهٔ این پرداخت چیزی برای تصمیم نمانده است.',
    'en-US': 'There is nothing to decide about this payment.',
    'ar-EG': 'لا يوجد ما يُقرَّر بشأن هذه الدفعة.',
  },
}) {}

/** More coins have come than whoever decides has seen. */
export class CoinsChangedError extends defineError({
  code: 'crypt.changed',
  status: 409,
  messages: {
    'fa-IR': 'در این میان رمزارز بیشتری رسیده است؛ دوباره نگاه کنید.',
    'en-US': 'More coins have come meanwhile; look again.',
    'ar-EG': 'وصلت عملات أخرى في هذه الأثناء؛ راجع من جديد.',
  },
}) {}

export class NotCreditableError extends defineError({
  code: 'crypt.not_creditable',
  status: 409,
  messages: {
    'fa-IR': 'آنچه رسیده هنوز تأیید نشده، برای یک صدم توکن کم است، یا حسابش دیگر نیست.',
    'en-US': 'What came is not confirmed yet, too little for any token, or its account is gone.',
    'ar-EG': 'ما وصل لم يُؤكَّد بعد، أو لا يكفي لأي توكن، أو أن حسابه لم يعد موجودًا.',
  },
}) {}

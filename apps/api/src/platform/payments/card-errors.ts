import { defineError } from '../../errors/app-error.ts';

export class CardInvalidError extends defineError({
  code: 'payment.card_invalid',
  status: 422,
  messages: {
    'fa-IR': 'شمارهٔ کارت درست نیست.',
    'en-US': 'This is not a valid card number.',
    'ar-EG': 'رقم البطاقة غير صحيح.',
  },
}) {}

export class NotATestCardError extends defineError({
  code: 'payment.not_a_test_card',
  status: 422,
  messages: {
    'fa-IR': 'در حالت آزمایشی تنها کارت‌های آزمایشی پذیرفته می‌شوند.',
    'en-US': 'In test mode only test cards are accepted.',
    'ar-EG': 'في الوضع التجريبي لا تُقبل إلا بطاقات الاختبار.',
  },
}) {}

export class CardNumberNeededError extends defineError({
  code: 'payment.card_number_needed',
  status: 422,
  messages: {
    'fa-IR': 'این درگاه شمارهٔ یک کارت آزمایشی می‌خواهد.',
    'en-US': 'This gateway takes the number of a test card.',
    'ar-EG': 'تقبل هذه البوابة رقم بطاقة اختبار.',
  },
}) {}

export class CardTokenNeededError extends defineError({
  code: 'payment.card_token_needed',
  status: 422,
  messages: {
    'fa-IR': 'کارت را در کادر خودِ درگاه پرداخت وارد کنید.',
    'en-US': 'Type the card into the payment provider’s own fields.',
    'ar-EG': 'أدخل البطاقة في حقول مزوّد الدفع نفسه.',
  },
}) {}

export class CardDeclinedError extends defineError({
  code: 'payment.card_declined',
  status: 402,
  messages: {
    'fa-IR': 'بانک این پرداخت را نپذیرفت.',
    'en-US': 'The bank declined this payment.',
    'ar-EG': 'رفض البنك هذه العملية.',
  },
}) {}

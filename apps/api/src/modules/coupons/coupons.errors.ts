import { defineError } from '../../errors/app-error.ts';

/** `details` names the reason: `{ path: 'coupon', code: 'used-up' }`. */
export class CouponUnusableError extends defineError({
  code: 'coupon.unusable',
  status: 409,
  messages: {
    'fa-IR': 'این کد تخفیف اینجا به کار نمی‌آید.',
    'en-US': 'This coupon cannot be used here.',
    'ar-EG': 'لا يمكن استخدام رمز الخصم هذا هنا.',
  },
}) {}

export class CouponTakenError extends defineError({
  code: 'coupon.taken',
  status: 409,
  field: 'code',
  messages: {
    'fa-IR': 'این کد هم‌اکنون در کار است؛ کد دیگری بگذارید.',
    'en-US': 'This code is in use already; choose another one.',
    'ar-EG': 'هذا الرمز مستخدم بالفعل؛ اختر رمزًا آخر.',
  },
}) {}

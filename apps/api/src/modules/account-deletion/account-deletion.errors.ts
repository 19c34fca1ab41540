import { defineError } from '../../errors/app-error.ts';

export class BalanceNotForfeitedError extends defineError({
  code: 'account.balance_not_forfeited',
  status: 409,
  field: 'forfeited',
  messages: {
    'fa-IR': 'هنوز {{balance}} توکن دارید؛ برای حذف حساب باید از آن بگذرید.',
    'en-US': 'You still hold {{balance}} tokens; agree to give them up to delete the account.',
    'ar-EG': 'ما زال لديك {{balance}} توكن؛ وافق على التنازل عنها لحذف الحساب.',
  },
}) {}

export class LiveNowError extends defineError({
  code: 'account.live_now',
  status: 409,
  messages: {
    'fa-IR': 'نخست پخش زنده را پایان دهید.',
    'en-US': 'End your live stream first.',
    'ar-EG': 'أنهِ بثك المباشر أولًا.',
  },
}) {}

export class PaymentPendingError extends defineError({
  code: 'account.payment_pending',
  status: 409,
  messages: {
    'fa-IR': 'نتیجهٔ یک پرداخت شما هنوز از بانک نرسیده است. چند دقیقهٔ دیگر دوباره تلاش کنید.',
    'en-US': 'The bank has not answered one of your payments yet. Try again in a few minutes.',
    'ar-EG': 'لم يصل بعد ردّ البنك على إحدى دفعاتك. حاول مرة أخرى بعد بضع دقائق.',
  },
}) {}

export class OperatorAccountError extends defineError({
  code: 'account.operator',
  status: 403,
  messages: {
    'fa-IR': 'حساب اپراتور از اینجا حذف نمی‌شود.',
    'en-US': 'An operator account is not deleted here.',
    'ar-EG': 'لا يُحذف حساب المشغّل من هنا.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

/** `details` names the missing tokens: `{ path: 'balance', code: 'missing', message: '12.50' }`. */
export class InsufficientBalanceError extends defineError({
  code: 'wallet.insufficient_balance',
  status: 402,
  messages: {
    'fa-IR': 'موجودی کیف پول کافی نیست؛ {{missing:tokens}} کم است.',
    'en-US': 'The wallet has too few tokens: it lacks {{missing:amount}}.',
    'ar-EG': 'رصيد المحفظة غير كافٍ؛ ينقص {{missing:tokens}}.',
  },
}) {}

export class BalanceNotForfeitedError extends defineError({
  code: 'account.balance_not_forfeited',
  status: 409,
  field: 'forfeited',
  messages: {
    'fa-IR': 'هنوز {{balance:tokens}} دارید؛ برای حذف حساب باید از آن بگذرید.',
    'en-US': 'You still hold {{balance:tokens}}; agree to give them up to delete the account.',
    'ar-EG': 'ما زال لديك {{balance:tokens}}؛ وافق على التنازل عنها لحذف الحساب.',
  },
}) {}

/** The wallet is suspended while a dispute is open. */
export class WalletSuspendedError extends defineError({
  code: 'wallet.suspended',
  status: 403,
  messages: {
    'fa-IR': 'به یکی از پرداخت‌های شما نزد بانک اعتراض شده است؛ تا روشن شدن آن نمی‌توانید چیزی بپردازید.',
    'en-US': 'One of your payments is disputed with your bank. You cannot pay for anything until that is settled.',
    'ar-EG': 'هناك اعتراض لدى المصرف على إحدى دفعاتك؛ لا يمكنك الدفع إلى أن يُحسم الأمر.',
  },
}) {}

/** The wallet is closed after a dispute was lost, until an operator opens it again. */
export class WalletClosedError extends defineError({
  code: 'wallet.closed',
  status: 403,
  messages: {
    'fa-IR':
      'بانک شما یکی از پرداخت‌هایتان را برای همیشه پس گرفته است؛ برای همین کیف پول شما برای پرداخت بسته است. برای باز شدن آن با ما تماس بگیرید.',
    'en-US':
      'Your bank has taken one of your payments back for good, so your wallet is closed for payments. Contact us to have it opened again.',
    'ar-EG': 'استردّ مصرفك إحدى دفعاتك نهائيًا، لذلك أُغلقت محفظتك أمام المدفوعات. تواصل معنا لإعادة فتحها.',
  },
}) {}

export class AmountOutOfBoundsError extends defineError({
  code: 'wallet.amount_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'مقدار باید میان {{minimum:amount}} و {{maximum:tokens}} باشد.',
    'en-US': 'The amount must be between {{minimum:amount}} and {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون المبلغ بين {{minimum:amount}} و{{maximum:tokens}}.',
  },
}) {}

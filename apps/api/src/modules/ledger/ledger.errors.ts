import { defineError } from '../../errors/app-error.ts';

/** `details` names the missing tokens: `{ path: 'balance', code: 'missing', message: '12.50' }`. */
export class InsufficientBalanceError extends defineError({
  code: 'wallet.insufficient_balance',
  status: 402,
  messages: {
    'fa-IR': 'موجودی کیف پول کافی نیست؛ {{missing}} توکن کم است.',
    'en-US': 'The wallet has too few tokens: {{missing}} are missing.',
    'ar-EG': 'رصيد المحفظة غير كافٍ؛ ينقص {{missing}} توكن.',
  },
}) {}

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

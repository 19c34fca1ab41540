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

import { defineError } from '../../errors/app-error.ts';

export class BlockNotAllowedError extends defineError({
  code: 'block.not_allowed',
  status: 422,
  field: 'userId',
  messages: {
    'fa-IR': 'این حساب را نمی‌توان مسدود کرد.',
    'en-US': 'This account cannot be blocked.',
    'ar-EG': 'لا يمكن حظر هذا الحساب.',
  },
}) {}

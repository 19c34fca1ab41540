import { defineError } from '../../errors/app-error.ts';

export class OperatorAccountError extends defineError({
  code: 'account.operator',
  status: 403,
  messages: {
    'fa-IR': 'حساب مدیر از اینجا حذف نمی‌شود.',
    'en-US': 'An operator account is not deleted here.',
    'ar-EG': 'لا يُحذف حساب المدير من هنا.',
  },
}) {}

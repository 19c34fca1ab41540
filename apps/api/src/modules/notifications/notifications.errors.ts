import { defineError } from '../../errors/app-error.ts';

export class NotificationFixedError extends defineError({
  code: 'notifications.fixed',
  status: 409,
  messages: {
    'fa-IR': 'این اعلان را نمی‌توان خاموش یا روشن کرد.',
    'en-US': 'This notification cannot be switched.',
    'ar-EG': 'لا يمكن تبديل هذا الإشعار.',
  },
}) {}

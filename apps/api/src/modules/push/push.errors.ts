import { defineError } from '../../errors/app-error.ts';

export class PushEndpointError extends defineError({
  code: 'push.endpoint',
  status: 422,
  messages: {
    'fa-IR': 'این مرورگر نشانی‌ای داد که نمی‌توان به آن اعلان فرستاد.',
    'en-US': 'This browser gave an address that notifications cannot be sent to.',
    'ar-EG': 'أعطى هذا المتصفح عنوانًا لا يمكن إرسال الإشعارات إليه.',
  },
}) {}

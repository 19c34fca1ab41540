import { defineError } from '../../errors/app-error.ts';

/** Nobody pays for what may never be there to see. */
export class MessageNotReadyError extends defineError({
  code: 'messages.not_ready',
  status: 409,
  messages: {
    'fa-IR': 'فایل‌های این پیام هنوز آماده نیستند؛ کمی بعد دوباره بکوشید.',
    'en-US': 'The files of this message are not ready yet; try again in a moment.',
    'ar-EG': 'ملفات هذه الرسالة ليست جاهزة بعد؛ حاول بعد قليل.',
  },
}) {}

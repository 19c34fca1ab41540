import { defineError } from '../../errors/app-error.ts';

/** A message is not sold before its files are processed, which may fail. */
export class MessageNotReadyError extends defineError({
  code: 'messages.not_ready',
  status: 409,
  messages: {
    'fa-IR': 'فایل‌های این پیام هنوز آماده نیستند؛ کمی بعد دوباره بکوشید.',
    'en-US': 'The files of this message are not ready yet; try again in a moment.',
    'ar-EG': 'ملفات هذه الرسالة ليست جاهزة بعد؛ حاول بعد قليل.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

/** A message is not sold before its files are processed, which may fail. */
export class MessageNotReadyError extends defineError({
  code: 'messages.not_ready',
  status: 409,
  retryAfter: 30,
  messages: {
    'fa-IR': 'فایل‌های این پیام هنوز آماده نیستند؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'The files of this message are not ready yet, please try again {{wait}}.',
    'ar-EG': 'ملفات هذه الرسالة ليست جاهزة بعد، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

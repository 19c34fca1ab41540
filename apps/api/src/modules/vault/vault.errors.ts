import { defineError } from '../../errors/app-error.ts';

export class VaultItemInUseError extends defineError({
  code: 'vault.in_use',
  status: 409,
  messages: {
    'fa-IR': 'جاهایی که این فایل هنوز در آن‌ها به کار رفته است: {{count}}. نخست آن را از آن‌ها بردارید.',
    'en-US': 'Places that still use this file: {{count}}. Take it out of them first.',
    'ar-EG': 'المواضع التي ما زالت تستخدم هذا الملف: {{count}}. أزله منها أولًا.',
  },
}) {}

export class VaultItemNotReadyError extends defineError({
  code: 'vault.not_ready',
  status: 409,
  retryAfter: 30,
  messages: {
    'fa-IR': 'این فایل هنوز آماده نیست؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'This file is not ready yet, please try again {{wait}}.',
    'ar-EG': 'هذا الملف غير جاهز بعد، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

export class VaultItemTypeError extends defineError({
  code: 'vault.wrong_type',
  status: 422,
  field: 'kind',
  messages: {
    'fa-IR': 'این فایل از گونه‌ای نیست که در اینجا به کار آید.',
    'en-US': 'A file of this type cannot be used here.',
    'ar-EG': 'لا يمكن استخدام ملف من هذا النوع هنا.',
  },
}) {}

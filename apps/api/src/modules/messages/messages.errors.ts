import { defineError } from '../../errors/app-error.ts';

export class MessageFileNotUsableError extends defineError({
  code: 'messages.file_not_usable',
  status: 422,
  messages: {
    'fa-IR': 'یکی از فایل‌ها را نمی‌توان در پیام فرستاد. برش دارید و دوباره بیفزایید.',
    'en-US': 'One of the files cannot be sent in a message. Remove it and add it again.',
    'ar-EG': 'لا يمكن إرسال أحد الملفات في رسالة. أزله ثم أضفه من جديد.',
  },
}) {}

export class MessageFileSentError extends defineError({
  code: 'messages.file_sent',
  status: 409,
  messages: {
    'fa-IR': 'یکی از فایل‌ها پیش‌تر در پیامی فرستاده شده است.',
    'en-US': 'One of the files was already sent in a message.',
    'ar-EG': 'أحد الملفات أُرسل بالفعل في رسالة.',
  },
}) {}

/** Only the blocking member can get this: for the blocked one the other does not exist. */
export class BlockedByYouError extends defineError({
  code: 'block.blocked_by_you',
  status: 403,
  messages: {
    'fa-IR': 'این حساب را مسدود کرده‌اید؛ برای این کار نخست مسدودی را بردارید.',
    'en-US': 'You have blocked this account; unblock it first.',
    'ar-EG': 'لقد حظرت هذا الحساب؛ ألغِ الحظر أولًا.',
  },
}) {}

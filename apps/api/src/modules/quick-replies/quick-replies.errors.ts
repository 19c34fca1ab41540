import { defineError } from '../../errors/app-error.ts';

export class TooManyQuickRepliesError extends defineError({
  code: 'quick-replies.too_many',
  status: 409,
  messages: {
    'fa-IR': 'بیش از {{most}} پاسخ آماده نمی‌توان نگه داشت؛ نخست یکی را پاک کنید.',
    'en-US': 'You can keep up to {{most}} quick replies; remove one first.',
    'ar-EG': 'يمكنك الاحتفاظ بما يصل إلى {{most}} ردًّا سريعًا؛ احذف واحدًا أولًا.',
  },
}) {}

/** She has added or removed one elsewhere since. */
export class QuickRepliesChangedError extends defineError({
  code: 'quick-replies.changed',
  status: 409,
  messages: {
    'fa-IR': 'پاسخ‌های آماده جای دیگری تغییر کرده‌اند. فهرست را تازه کنید و دوباره بچینید.',
    'en-US': 'Your quick replies were changed elsewhere. Reload the list, and arrange it again.',
    'ar-EG': 'تغيّرت ردودك السريعة في مكان آخر. أعد تحميل القائمة ثم رتّبها من جديد.',
  },
}) {}

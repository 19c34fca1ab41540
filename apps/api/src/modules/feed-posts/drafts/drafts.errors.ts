import { defineError } from '../../../errors/app-error.ts';

export class DraftChangedError extends defineError({
  code: 'drafts.changed',
  status: 409,
  messages: {
    'fa-IR': 'این پیش‌نویس در جای دیگری عوض شده است.',
    'en-US': 'This draft was changed somewhere else.',
    'ar-EG': 'تغيّرت هذه المسودة في مكان آخر.',
  },
}) {}

export class DraftGoneError extends defineError({
  code: 'drafts.gone',
  status: 409,
  messages: {
    'fa-IR': 'این پیش‌نویس در جای دیگری منتشر یا حذف شده است. اگر دوباره بفرستید، نوشتهٔ تازه‌ای منتشر می‌شود.',
    'en-US': 'This draft was published or deleted somewhere else. Send it once more to publish it as another post.',
    'ar-EG': 'نُشرت هذه المسودة أو حُذفت في مكان آخر. أرسلها مرة أخرى لنشرها منشورًا جديدًا.',
  },
}) {}

export class TooManyDraftsError extends defineError({
  code: 'drafts.too_many',
  status: 409,
  messages: {
    'fa-IR': 'حداکثر {{maximum}} پیش‌نویس نگه داشته می‌شود. نخست یکی را حذف کنید.',
    'en-US': 'At most {{maximum}} drafts are kept. Delete one first.',
    'ar-EG': 'تُحفظ {{maximum}} مسودة على الأكثر. احذف واحدة أولًا.',
  },
}) {}

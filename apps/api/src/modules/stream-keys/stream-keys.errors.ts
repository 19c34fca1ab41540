import { defineError } from '../../errors/app-error.ts';

export class StreamKeyRefusedError extends defineError({
  code: 'stream-keys.refused',
  status: 401,
  messages: {
    'fa-IR': 'این کلید پخش نامعتبر است یا باطل شده است؛ در صفحهٔ پخش با OBS کلید تازه‌ای بسازید.',
    'en-US': 'This stream key is wrong or was revoked; make a new one on the page "Stream with OBS".',
    'ar-EG': 'مفتاح البث هذا غير صحيح أو أُلغي؛ أنشئ مفتاحًا جديدًا من صفحة البث عبر OBS.',
  },
}) {}

export class TooManyStreamKeysError extends defineError({
  code: 'stream-keys.too_many',
  status: 409,
  messages: {
    'fa-IR': 'بیش از {{most}} کلید پخش نمی‌توان داشت؛ نخست یکی را باطل کنید.',
    'en-US': 'You can have up to {{most}} stream keys; revoke one first.',
    'ar-EG': 'يمكنك امتلاك ما يصل إلى {{most}} مفاتيح بث؛ ألغِ واحدًا أولًا.',
  },
}) {}

export class NothingArrivesError extends defineError({
  code: 'stream-keys.nothing_arrives',
  status: 409,
  messages: {
    'fa-IR': 'هنوز چیزی از برنامهٔ شما نمی‌رسد؛ نخست پخش را در آن آغاز کنید.',
    'en-US': 'Nothing arrives from your program yet; start streaming there first.',
    'ar-EG': 'لم يصل شيء من برنامجك بعد؛ ابدأ البث فيه أولًا.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

export class WelcomeFileError extends defineError({
  code: 'welcome.file_not_usable',
  status: 422,
  field: 'itemIds',
  messages: {
    'fa-IR': 'یکی از فایل‌ها در گنجینه نیست، یا هنوز آماده نیست. آن را بردارید و دوباره بیفزایید.',
    'en-US': 'One of the files is not in your vault, or not ready yet. Remove it and add it again.',
    'ar-EG': 'أحد الملفات ليس في خزانتك أو لم يجهز بعد. أزله ثم أضفه من جديد.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

export class PdfBusyError extends defineError({
  code: 'pdf.busy',
  status: 503,
  messages: {
    'fa-IR': 'اکنون فایل‌های زیادی ساخته می‌شود؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'Many files are being made just now, please try again {{wait}}.',
    'ar-EG': 'يُنشأ الآن عدد كبير من الملفات؛ يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

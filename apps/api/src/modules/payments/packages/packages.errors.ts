import { defineError } from '../../../errors/app-error.ts';

/** Another operator has changed the package meanwhile. */
export class PackageChangedError extends defineError({
  code: 'package.changed',
  status: 409,
  messages: {
    'fa-IR': 'این بسته در این میان تغییر کرده است؛ دوباره نگاه کنید.',
    'en-US': 'This package has changed meanwhile; look again.',
    'ar-EG': 'تغيّرت هذه الباقة في هذه الأثناء؛ راجعها من جديد.',
  },
}) {}

export class TooManyPackagesError extends defineError({
  code: 'package.too_many',
  status: 409,
  messages: {
    'fa-IR': 'بستهٔ بیشتری نمی‌شود ساخت؛ یکی از آن‌ها را تغییر دهید.',
    'en-US': 'There cannot be more packages; change one of them.',
    'ar-EG': 'لا يمكن إضافة باقات أخرى؛ عدّل إحداها.',
  },
}) {}

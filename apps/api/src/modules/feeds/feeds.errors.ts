import { defineError } from '../../errors/app-error.ts';

export class EmptyPostError extends defineError({
  code: 'feeds.empty',
  status: 422,
  messages: {
    'fa-IR': 'چیزی بنویسید، یا پرونده‌ای یا نظرسنجی‌ای بیفزایید.',
    'en-US': 'Write something, or add a file or a poll.',
    'ar-EG': 'اكتب شيئًا، أو أضف ملفًا أو استطلاعًا.',
  },
}) {}

export class PostPriceError extends defineError({
  code: 'feeds.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'بهای پست فروشی باید بیشتر از صفر و حداکثر {{maximum}} توکن باشد.',
    'en-US': 'The price of a post must be more than zero and at most {{maximum}} tokens.',
    'ar-EG': 'يجب أن يكون سعر المنشور أكبر من صفر وبحد أقصى {{maximum}} توكنًا.',
  },
}) {}

export class FileNotUsableError extends defineError({
  code: 'feeds.file_not_usable',
  status: 422,
  messages: {
    'fa-IR': 'یکی از پرونده‌ها را نمی‌توان در این پست به کار برد.',
    'en-US': 'One of the files cannot be used in this post.',
    'ar-EG': 'لا يمكن استخدام أحد الملفات في هذا المنشور.',
  },
}) {}

export class FileInUseError extends defineError({
  code: 'feeds.file_in_use',
  status: 409,
  messages: {
    'fa-IR': 'یکی از پرونده‌ها در جای دیگری به کار رفته است.',
    'en-US': 'One of the files is already used elsewhere.',
    'ar-EG': 'أحد الملفات مستخدم في مكان آخر.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

export class PublishTimeError extends defineError({
  code: 'feeds.publish_time',
  status: 422,
  messages: {
    'fa-IR': 'زمان انتشار باید در آینده و حداکثر {{days}} روز دیگر باشد.',
    'en-US': 'A post can appear at a time to come, at most {{days}} days from now.',
    'ar-EG': 'يجب أن يكون وقت النشر في المستقبل وخلال {{days}} يومًا على الأكثر.',
  },
}) {}

export class ExpiryTimeError extends defineError({
  code: 'feeds.expiry_time',
  status: 422,
  messages: {
    'fa-IR': 'نوشته باید پس از انتشارش و حداکثر {{days}} روز پس از آن برداشته شود.',
    'en-US': 'A post can go after it has appeared, at most {{days}} days later.',
    'ar-EG': 'يجب أن يختفي المنشور بعد نشره وخلال {{days}} يومًا على الأكثر.',
  },
}) {}

export class AlreadyPublishedError extends defineError({
  code: 'feeds.already_published',
  status: 409,
  messages: {
    'fa-IR': 'این نوشته پیش‌تر منتشر شده است؛ زمان انتشارش دیگر عوض نمی‌شود.',
    'en-US': 'This post is out already: the time of its publication cannot change any more.',
    'ar-EG': 'نُشر هذا المنشور بالفعل، ولم يعد ممكنًا تغيير وقت نشره.',
  },
}) {}

export class TooManyPinsError extends defineError({
  code: 'feeds.too_many_pins',
  status: 409,
  messages: {
    'fa-IR': 'حداکثر {{maximum}} نوشته را می‌توان بالای نمایه سنجاق کرد. نخست یکی را بردارید.',
    'en-US': 'At most {{maximum}} posts can be pinned to a profile. Unpin one first.',
    'ar-EG': 'يمكن تثبيت {{maximum}} منشورات على الأكثر في أعلى الملف الشخصي. ألغِ تثبيت أحدها أولًا.',
  },
}) {}

export class NotPublishedError extends defineError({
  code: 'feeds.not_published',
  status: 409,
  messages: {
    'fa-IR': 'تنها نوشته‌ای که منتشر شده است سنجاق می‌شود.',
    'en-US': 'Only a post that is out can be pinned.',
    'ar-EG': 'لا يمكن تثبيت منشور لم يُنشر بعد.',
  },
}) {}

export class EmptyPostError extends defineError({
  code: 'feeds.empty',
  status: 422,
  messages: {
    'fa-IR': 'چیزی بنویسید، یا فایلی یا نظرسنجی‌ای بیفزایید.',
    'en-US': 'Write something, or add a file or a poll.',
    'ar-EG': 'اكتب شيئًا، أو أضف ملفًا أو استطلاعًا.',
  },
}) {}

export class PostPriceError extends defineError({
  code: 'feeds.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'قیمت نوشتهٔ فروشی باید بیشتر از صفر و حداکثر {{maximum:tokens}} باشد.',
    'en-US': 'The price of a post must be more than zero and at most {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر المنشور أكبر من صفر وبحد أقصى {{maximum:tokens}}.',
  },
}) {}

export class FileNotUsableError extends defineError({
  code: 'feeds.file_not_usable',
  status: 422,
  messages: {
    'fa-IR': 'یکی از فایل‌ها را نمی‌توان در این نوشته به کار برد.',
    'en-US': 'One of the files cannot be used in this post.',
    'ar-EG': 'لا يمكن استخدام أحد الملفات في هذا المنشور.',
  },
}) {}

export class FileInUseError extends defineError({
  code: 'feeds.file_in_use',
  status: 409,
  messages: {
    'fa-IR': 'یکی از فایل‌ها در جای دیگری به کار رفته است.',
    'en-US': 'One of the files is already used elsewhere.',
    'ar-EG': 'أحد الملفات مستخدم في مكان آخر.',
  },
}) {}

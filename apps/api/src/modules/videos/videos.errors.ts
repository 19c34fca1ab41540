import { defineError } from '../../errors/app-error.ts';

export class VideoPriceError extends defineError({
  code: 'videos.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'قیمت ویدیوی فروشی باید بیشتر از صفر و حداکثر {{maximum:tokens}} باشد.',
    'en-US': 'The price of a video must be more than zero and at most {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر الفيديو أكبر من صفر وبحد أقصى {{maximum:tokens}}.',
  },
}) {}

export class VideoPublishTimeError extends defineError({
  code: 'videos.publish_time',
  status: 422,
  messages: {
    'fa-IR': 'زمان انتشار ویدیو باید در آینده و حداکثر {{days}} روز دیگر باشد.',
    'en-US': 'A video can appear at a time to come, at most {{days}} days from now.',
    'ar-EG': 'يجب أن يكون وقت نشر الفيديو في المستقبل وخلال {{days}} يومًا على الأكثر.',
  },
}) {}

export class VideoAlreadyPublishedError extends defineError({
  code: 'videos.already_published',
  status: 409,
  messages: {
    'fa-IR': 'این ویدیو پیش‌تر منتشر شده است؛ زمان انتشارش دیگر عوض نمی‌شود.',
    'en-US': 'This video is out already: the time of its publication cannot change any more.',
    'ar-EG': 'نُشر هذا الفيديو بالفعل، ولم يعد ممكنًا تغيير وقت نشره.',
  },
}) {}

export class VideoFileKeptError extends defineError({
  code: 'videos.file_kept',
  status: 409,
  field: 'video',
  messages: {
    'fa-IR': 'فیلم یک ویدیو عوض نمی‌شود مگر آنکه آماده‌سازی‌اش ناموفق بوده باشد؛ ویدیوی تازه‌ای بسازید.',
    'en-US': 'The film of a video is only replaced when it could not be processed, please make a new video.',
    'ar-EG': 'لا يُستبدل فيلم الفيديو إلا إذا تعذّرت معالجته، يُرجى إنشاء فيديو جديد.',
  },
}) {}

export class VideoCoverNotUsableError extends defineError({
  code: 'videos.cover_not_usable',
  status: 422,
  messages: {
    'fa-IR': 'این تصویر یا پیش‌نمایش را نمی‌توان برای این ویدیو گذاشت؛ دوباره بفرستیدش.',
    'en-US': 'This picture or teaser cannot stand for the video, please send it again.',
    'ar-EG': 'لا يمكن وضع هذه الصورة أو المقطع الدعائي لهذا الفيديو، يُرجى الإرسال من جديد.',
  },
}) {}

export class VideoFileNotUsableError extends defineError({
  code: 'videos.file_not_usable',
  status: 422,
  field: 'fileId',
  messages: {
    'fa-IR': 'این فایل ویدیویی نیست که بتوانید منتشر کنید.',
    'en-US': 'This file is not a video that you can publish.',
    'ar-EG': 'هذا الملف ليس فيديو يمكنك نشره.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

export class GalleryPriceError extends defineError({
  code: 'galleries.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'قیمت گالری فروشی باید بیشتر از صفر و حداکثر {{maximum:tokens}} باشد.',
    'en-US': 'The price of a gallery must be more than zero and at most {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر المعرض أكبر من صفر وبحد أقصى {{maximum:tokens}}.',
  },
}) {}

export class GalleryPublishTimeError extends defineError({
  code: 'galleries.publish_time',
  status: 422,
  messages: {
    'fa-IR': 'زمان انتشار گالری باید در آینده و حداکثر {{days}} روز دیگر باشد.',
    'en-US': 'A gallery can appear at a time to come, at most {{days}} days from now.',
    'ar-EG': 'يجب أن يكون وقت نشر المعرض في المستقبل وخلال {{days}} يومًا على الأكثر.',
  },
}) {}

export class GalleryAlreadyPublishedError extends defineError({
  code: 'galleries.already_published',
  status: 409,
  messages: {
    'fa-IR': 'این گالری پیش‌تر منتشر شده است؛ زمان انتشارش دیگر عوض نمی‌شود.',
    'en-US': 'This gallery is out already: the time of its publication cannot change any more.',
    'ar-EG': 'نُشر هذا المعرض بالفعل، ولم يعد ممكنًا تغيير وقت نشره.',
  },
}) {}

export class GalleryFullError extends defineError({
  code: 'galleries.full',
  status: 422,
  messages: {
    'fa-IR': 'یک گالری حداکثر {{maximum}} عکس دارد.',
    'en-US': 'A gallery holds at most {{maximum}} photos.',
    'ar-EG': 'يتسع المعرض لـ {{maximum}} صورة كحد أقصى.',
  },
}) {}

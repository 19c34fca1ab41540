import { defineError } from '../../errors/app-error.ts';

export class GalleryPriceError extends defineError({
  code: 'galleries.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'بهای گالری فروشی باید بیشتر از صفر و حداکثر {{maximum:tokens}} باشد.',
    'en-US': 'The price of a gallery must be more than zero and at most {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر المعرض أكبر من صفر وبحد أقصى {{maximum:tokens}}ًا.',
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

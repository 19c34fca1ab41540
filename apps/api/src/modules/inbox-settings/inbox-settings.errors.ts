import { defineError } from '../../errors/app-error.ts';

export class WritingPriceError extends defineError({
  code: 'messages.writing_price_too_high',
  status: 422,
  field: 'messagePrice',
  messages: {
    'fa-IR': 'قیمت هر پیام حداکثر {{maximum:tokens}} است.',
    'en-US': 'A message costs at most {{maximum:tokens}} to write.',
    'ar-EG': 'لا يتجاوز سعر كتابة الرسالة {{maximum:tokens}}.',
  },
}) {}

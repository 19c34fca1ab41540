import { defineError } from '../../errors/app-error.ts';

export class SubscriptionPriceError extends defineError({
  code: 'performer.subscription_price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'بهای اشتراک باید صفر یا میان {{minimum}} و {{maximum}} توکن باشد.',
    'en-US': 'The subscription price must be zero, or between {{minimum}} and {{maximum}} tokens.',
    'ar-EG': 'يجب أن يكون سعر الاشتراك صفرًا أو بين {{minimum}} و{{maximum}} توكنًا.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

export class CountryNotServedError extends defineError({
  code: 'order.country_not_served',
  status: 422,
  field: 'addressId',
  messages: {
    'fa-IR': 'این فروشنده به این کشور نمی‌فرستد.',
    'en-US': 'This shop does not send to that country.',
    'ar-EG': 'لا يرسل هذا المتجر إلى هذا البلد.',
  },
}) {}

export class ShippingPriceError extends defineError({
  code: 'shipping.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'هزینهٔ ارسال حداکثر {{maximum:tokens}} است.',
    'en-US': 'Shipping costs {{maximum:tokens}} at most.',
    'ar-EG': 'لا تتجاوز تكلفة الشحن {{maximum:tokens}}.',
  },
}) {}

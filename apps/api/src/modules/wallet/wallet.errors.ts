import { defineError } from '../../errors/app-error.ts';

export class AlreadyPurchasedError extends defineError({
  code: 'wallet.already_purchased',
  status: 409,
  messages: {
    'fa-IR': 'این را پیش‌تر خریده‌اید.',
    'en-US': 'You have already bought this.',
    'ar-EG': 'لقد اشتريت هذا من قبل.',
  },
}) {}

export class AlreadyOpenError extends defineError({
  code: 'wallet.already_open',
  status: 409,
  messages: {
    'fa-IR': 'با اشتراکی که دارید این برای شما باز است.',
    'en-US': 'Your subscription already opens this for you.',
    'ar-EG': 'اشتراكك يفتح لك هذا بالفعل.',
  },
}) {}

export class NotForSaleError extends defineError({
  code: 'wallet.not_for_sale',
  status: 409,
  messages: {
    'fa-IR': 'این فروشی نیست.',
    'en-US': 'This is not sold by itself.',
    'ar-EG': 'هذا ليس معروضًا للبيع.',
  },
}) {}

export class OrderNeededError extends defineError({
  code: 'wallet.order_needed',
  status: 409,
  messages: {
    'fa-IR': 'این محصول برای خریدار فرستاده می‌شود و با کیف پول به‌تنهایی خریده نمی‌شود.',
    'en-US': 'This product is sent to its buyer, and cannot be bought with the wallet alone.',
    'ar-EG': 'يُرسل هذا المنتج إلى مشتريه ولا يُشترى بالمحفظة وحدها.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

/** Somebody else has changed the order since the caller read it. */
export class OrderStaleError extends defineError({
  code: 'order.stale',
  status: 409,
  messages: {
    'fa-IR': 'این سفارش در این میان تغییر کرده است؛ آن را دوباره ببینید.',
    'en-US': 'This order has changed meanwhile; look at it again.',
    'ar-EG': 'تغيّر هذا الطلب في هذه الأثناء؛ اطّلع عليه من جديد.',
  },
}) {}

export class OrderNotAllowedError extends defineError({
  code: 'order.not_allowed_now',
  status: 409,
  messages: {
    'fa-IR': 'این کار در وضعیت کنونی سفارش ممکن نیست.',
    'en-US': 'That is not possible in the state that the order is in.',
    'ar-EG': 'هذا غير ممكن في حالة الطلب الحالية.',
  },
}) {}

export class OutOfStockError extends defineError({
  code: 'order.out_of_stock',
  status: 409,
  field: 'quantity',
  messages: {
    'fa-IR': 'این تعداد از این محصول دیگر موجود نیست.',
    'en-US': 'There are not so many of this product left.',
    'ar-EG': 'لم يعد هذا العدد من المنتج متوفرًا.',
  },
}) {}

/** Shipping to the new address costs more than was paid. */
export class ShippingDearerError extends defineError({
  code: 'order.shipping_dearer',
  status: 422,
  messages: {
    'fa-IR': 'فرستادن به این نشانی {{difference:tokens}} گران‌تر است؛ سفارش را لغو کنید و دوباره بخرید.',
    'en-US': 'Sending it there costs {{difference:tokens}} more; cancel the order and buy it again.',
    'ar-EG': 'يكلّف الإرسال إلى هناك {{difference:tokens}} أكثر؛ ألغِ الطلب واشترِ من جديد.',
  },
}) {}

export class ProblemReportedError extends defineError({
  code: 'order.problem_reported',
  status: 409,
  messages: {
    'fa-IR': 'مشکل این سفارش را پیش‌تر گفته‌اید.',
    'en-US': 'You have already reported a problem with this order.',
    'ar-EG': 'سبق أن أبلغت عن مشكلة في هذا الطلب.',
  },
}) {}

/** An account with paid, unshipped orders cannot be deleted. */
export class OrdersOpenError extends defineError({
  code: 'account.orders_open',
  status: 409,
  messages: {
    'fa-IR': 'سفارشی دارید که هنوز فرستاده نشده است؛ آن را لغو کنید یا تا ارسال آن صبر کنید.',
    'en-US': 'You have an order that has not been sent yet; cancel it, or wait until it is.',
    'ar-EG': 'لديك طلب لم يُرسل بعد؛ ألغِه أو انتظر حتى يُرسل.',
  },
}) {}

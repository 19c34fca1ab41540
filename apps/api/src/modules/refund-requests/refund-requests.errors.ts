import { defineError } from '../../errors/app-error.ts';

/** After the days of the setting `refundRequestDays`. */
export class RefundTooLateError extends defineError({
  code: 'refund.too_late',
  status: 409,
  messages: {
    'fa-IR': 'مهلت درخواست بازپرداخت این مورد گذشته است.',
    'en-US': 'It is too late to ask for this to be refunded.',
    'ar-EG': 'انتهت مهلة طلب ردّ هذا المبلغ.',
  },
}) {}

export class RefundAskedError extends defineError({
  code: 'refund.asked',
  status: 409,
  messages: {
    'fa-IR': 'برای این مورد درخواستی باز دارید.',
    'en-US': 'You have already asked for this to be refunded.',
    'ar-EG': 'سبق أن طلبت ردّ هذا المبلغ.',
  },
}) {}

/** All of it was refunded, or it can be undone without a request. */
export class NothingToRefundError extends defineError({
  code: 'refund.not_possible',
  status: 409,
  messages: {
    'fa-IR': 'از این مورد چیزی برای بازپرداخت نمانده است، یا می‌توانید خودتان لغوش کنید.',
    'en-US': 'Nothing is left of this to be refunded, or you can cancel it yourself.',
    'ar-EG': 'لم يبقَ من هذا ما يُردّ، أو يمكنك إلغاؤه بنفسك.',
  },
}) {}

/** Another operator has decided it. */
export class RefundDecidedError extends defineError({
  code: 'refund.decided',
  status: 409,
  messages: {
    'fa-IR': 'دربارهٔ این درخواست پیش‌تر تصمیم گرفته شده است.',
    'en-US': 'This request has been decided about already.',
    'ar-EG': 'سبق البتّ في هذا الطلب.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

export class WebhookAddressError extends defineError({
  code: 'webhook.address',
  status: 422,
  field: 'url',
  messages: {
    'fa-IR': 'نشانی باید با https://\u200E آغاز شود و به سروری همگانی برسد.',
    'en-US': 'The address has to begin with https:// and lead to a public server.',
    'ar-EG': 'يجب أن يبدأ العنوان بـ https://\u200E وأن يؤدي إلى خادم عام.',
  },
}) {}

export class NoWebhookError extends defineError({
  code: 'webhook.none',
  status: 409,
  messages: {
    'fa-IR': 'برای این بخش هنوز نشانی‌ای گذاشته نشده است.',
    'en-US': 'No address is set for this remote yet.',
    'ar-EG': 'لم يُحدَّد عنوان لهذا الجزء بعد.',
  },
}) {}

/** The signature is none, of a key that is not trusted for the remote, or of a request for another site. */
export class WebhookSignatureError extends defineError({
  code: 'webhook.not_signed',
  status: 403,
  messages: {
    'fa-IR': 'این درخواست با کلیدی امضا نشده است که این سایت برای این بخش می‌پذیرد.',
    'en-US': 'This request is not signed, for this site, with a key that it trusts for this remote.',
    'ar-EG': 'هذا الطلب غير موقَّع لهذا الموقع بمفتاح يثق به لهذا الجزء.',
  },
}) {}

export class WebhookOutdatedError extends defineError({
  code: 'webhook.outdated',
  status: 409,
  messages: {
    'fa-IR': 'این درخواست قدیمی است، یا ساعت این دستگاه درست نیست؛ دوباره امضا کنید.',
    'en-US': 'This request is old, or the clock of the machine is wrong; sign it again.',
    'ar-EG': 'هذا الطلب قديم، أو ساعة الجهاز غير صحيحة؛ وقّعه من جديد.',
  },
}) {}

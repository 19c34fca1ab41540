import { DEFAULT_LOCALE } from '@barg/contract';
import { defineError, type ErrorOptions, type FieldFault } from './app-error.ts';
import { fileLimitSentence } from './field-sentences.ts';

export class MalformedRequestError extends defineError({
  code: 'request.malformed',
  status: 400,
  messages: {
    'fa-IR': 'درخواست خوانا نیست.',
    'en-US': 'The request could not be read.',
    'ar-EG': 'تعذّرت قراءة الطلب.',
  },
}) {}

export class InvalidValuesError extends defineError({
  code: 'request.invalid_values',
  status: 422,
  messages: {
    'fa-IR': 'برخی از مقدارها درست نیستند.',
    'en-US': 'Some values are not valid.',
    'ar-EG': 'بعض القيم غير صحيحة.',
  },
}) {}

export class PayloadTooLargeError extends defineError({
  code: 'request.too_large',
  status: 413,
  messages: {
    'fa-IR': 'آنچه فرستادید بزرگ‌تر از اندازهٔ مجاز است.',
    'en-US': 'What you sent is larger than allowed.',
    'ar-EG': 'ما أرسلته أكبر من الحد المسموح.',
  },
}) {}

/** The same for a file with a known limit: in the sentence, and in bytes in the details. */
export class FileTooLargeError extends PayloadTooLargeError {
  readonly maxBytes: number;
  readonly field: string;

  constructor({ maxBytes, field = 'file', ...options }: ErrorOptions & { maxBytes: number; field?: string }) {
    super(options);
    this.maxBytes = maxBytes;
    this.field = field;
  }

  override messageFor(culture: string = DEFAULT_LOCALE): string {
    return `${super.messageFor(culture)} ${fileLimitSentence(this.maxBytes, culture)}`;
  }

  override detailsFor(culture: string = DEFAULT_LOCALE): readonly FieldFault[] {
    const { field: path, maxBytes: maximum } = this;
    return [{ path, code: 'too_large', message: fileLimitSentence(maximum, culture), maximum }];
  }
}

export class UnsupportedTypeError extends defineError({
  code: 'request.unsupported_type',
  status: 415,
  messages: {
    'fa-IR': 'این نوع محتوا پذیرفته نیست.',
    'en-US': 'This type of content is not accepted.',
    'ar-EG': 'هذا النوع من المحتوى غير مقبول.',
  },
}) {}

export class NotFoundError extends defineError({
  code: 'request.not_found',
  status: 404,
  messages: {
    'fa-IR': 'آنچه می‌خواستید پیدا نشد.',
    'en-US': 'What you asked for was not found.',
    'ar-EG': 'لم يتم العثور على ما طلبته.',
  },
}) {}

export class ForbiddenError extends defineError({
  code: 'request.forbidden',
  status: 403,
  messages: {
    'fa-IR': 'اجازهٔ این کار را ندارید.',
    'en-US': 'You are not allowed to do this.',
    'ar-EG': 'غير مسموح لك بذلك.',
  },
}) {}

export class TooManyRequestsError extends defineError({
  code: 'request.too_many',
  status: 429,
  retryAfter: 60,
  messages: {
    'fa-IR': 'درخواست‌ها زیاد بود؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'Too many requests, please try again {{wait}}.',
    'ar-EG': 'طلبات كثيرة، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

export class OffsetTooDeepError extends defineError({
  code: 'request.offset_too_deep',
  status: 422,
  messages: {
    'fa-IR': 'برای صفحه‌های دورتر از نشانگر استفاده کنید.',
    'en-US': 'Use the cursor to go this deep.',
    'ar-EG': 'استخدم المؤشر للوصول إلى هذا العمق.',
  },
}) {}

/** The database is being started again, which takes the embedded one a second or two, or cannot be reached. */
export class ServerAwayError extends defineError({
  code: 'server.away',
  status: 503,
  retryAfter: 5,
  messages: {
    'fa-IR': 'سایت چند لحظه در دسترس نیست؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'The site is away for a moment, please try again {{wait}}.',
    'ar-EG': 'الموقع غير متاح للحظات، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

export class UnexpectedError extends defineError({
  code: 'server.unexpected',
  status: 500,
  messages: {
    'fa-IR': 'خطایی رخ داد، لطفاً بعداً دوباره تلاش کنید',
    'en-US': 'An error occurred, please try again later',
    'ar-EG': 'حدث خطأ، يُرجى المحاولة لاحقًا',
  },
}) {}

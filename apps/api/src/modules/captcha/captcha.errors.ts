import { defineError } from '../../errors/app-error.ts';

export class CaptchaRequiredError extends defineError({
  code: 'captcha.required',
  status: 403,
  messages: {
    'fa-IR': 'پیش از این کار باید نشان دهید که ربات نیستید.',
    'en-US': 'Please show first that you are not a robot.',
    'ar-EG': 'يُرجى إثبات أنك لست روبوتًا أولًا.',
  },
}) {}

export class CaptchaProofInvalidError extends defineError({
  code: 'captcha.proof_invalid',
  status: 422,
  messages: {
    'fa-IR': 'بررسی ربات نبودن دیگر معتبر نیست؛ دوباره تلاش کنید.',
    'en-US': 'The bot check is no longer valid, please try again.',
    'ar-EG': 'لم يعد التحقق من الروبوت صالحًا، حاول مرة أخرى.',
  },
}) {}

export class CaptchaUnavailableError extends defineError({
  code: 'captcha.unavailable',
  status: 503,
  retryAfter: 60,
  messages: {
    'fa-IR': 'بررسی ربات نبودن اکنون در دسترس نیست؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'The bot check cannot be reached right now, please try again {{wait}}.',
    'ar-EG': 'لا يمكن الوصول إلى التحقق من الروبوت الآن، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

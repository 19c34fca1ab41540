import { defineError } from '../../errors/app-error.ts';

export class StreamAlreadyLiveError extends defineError({
  code: 'stream.already_live',
  status: 409,
  messages: {
    'fa-IR': 'شما همین حالا یک پخش زنده دارید.',
    'en-US': 'You are already live.',
    'ar-EG': 'لديك بث مباشر جارٍ بالفعل.',
  },
}) {}

export class StreamNotPublishingError extends defineError({
  code: 'stream.not_publishing',
  status: 409,
  retryAfter: 2,
  messages: {
    'fa-IR': 'تصویر هنوز نرسیده است؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'There is no picture yet, please try again {{wait}}.',
    'ar-EG': 'لم تصل الصورة بعد، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

export class LiveOfferRefusedError extends defineError({
  code: 'live.offer_refused',
  status: 422,
  messages: {
    'fa-IR': 'این مرورگر یا برنامه را نمی‌توان به پخش زنده وصل کرد.',
    'en-US': 'This browser or program cannot be connected to live video.',
    'ar-EG': 'لا يمكن وصل هذا المتصفح أو البرنامج بالبث المباشر.',
  },
}) {}

export class LiveUnavailableError extends defineError({
  code: 'live.unavailable',
  status: 503,
  retryAfter: 2,
  messages: {
    'fa-IR': 'پخش زنده اکنون در دسترس نیست؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'Live video is not available now, please try again {{wait}}.',
    'ar-EG': 'البث المباشر غير متاح الآن، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

export class StreamCrowdedError extends defineError({
  code: 'stream.crowded',
  status: 503,
  retryAfter: 2,
  messages: {
    'fa-IR':
      'تماشاگران این پخش زنده بسیارند؛ تصویر با چند ثانیه تأخیر پخش می‌شود. برای پخش بی‌تأخیر {{wait}} دوباره تلاش کنید.',
    'en-US':
      'Very many watch this live stream: it is shown some seconds later. For less delay, please try again {{wait}}.',
    'ar-EG': 'يشاهد هذا البث المباشر كثيرون جدًا: يُعرض متأخرًا بضع ثوانٍ. لتأخير أقل يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

export class LiveNowError extends defineError({
  code: 'account.live_now',
  status: 409,
  messages: {
    'fa-IR': 'نخست پخش زنده را پایان دهید.',
    'en-US': 'End your live stream first.',
    'ar-EG': 'أنهِ بثك المباشر أولًا.',
  },
}) {}

export class StreamPriceError extends defineError({
  code: 'stream.price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'قیمت بلیت باید بیشتر از صفر و حداکثر {{maximum:tokens}} باشد.',
    'en-US': 'The price of a ticket must be more than zero and at most {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر التذكرة أكبر من صفر وبحد أقصى {{maximum:tokens}}.',
  },
}) {}

export class StreamCoverNotUsableError extends defineError({
  code: 'stream.cover_not_usable',
  status: 422,
  field: 'coverFileId',
  messages: {
    'fa-IR': 'این تصویر را نمی‌توان جلد پخش کرد؛ دوباره بفرستیدش.',
    'en-US': 'This picture cannot be the cover of the stream, please send it again.',
    'ar-EG': 'لا يمكن أن تكون هذه الصورة غلافًا للبث، أرسلها من جديد.',
  },
}) {}

export class StreamDurationNeededError extends defineError({
  code: 'stream.duration_needed',
  status: 422,
  field: 'plannedDuration',
  messages: {
    'fa-IR': 'پخش بلیت‌دار باید بگوید چه مدت طول می‌کشد.',
    'en-US': 'A stream with tickets must say how long it is planned to last.',
    'ar-EG': 'على البث ذي التذاكر أن يذكر مدته المخطط لها.',
  },
}) {}

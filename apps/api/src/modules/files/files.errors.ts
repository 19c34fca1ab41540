import { AppError, defineError } from '../../errors/app-error.ts';

export class MediaSignatureError extends defineError({
  code: 'media.signature_invalid',
  status: 403,
  messages: {
    'fa-IR': 'نشانی این فایل دیگر معتبر نیست.',
    'en-US': 'The address of this file is no longer valid.',
    'ar-EG': 'لم يعد عنوان هذا الملف صالحًا.',
  },
}) {}

export class FileLockedError extends defineError({
  code: 'files.locked',
  status: 403,
  messages: {
    'fa-IR': 'این فایل برای شما باز نیست.',
    'en-US': 'This file is not open to you.',
    'ar-EG': 'هذا الملف غير متاح لك.',
  },
}) {}

export class FileNotUsableError extends defineError({
  code: 'files.not_usable',
  status: 422,
  messages: {
    'fa-IR': 'این فایل را نمی‌توان اینجا گذاشت؛ دوباره بفرستیدش.',
    'en-US': 'This file cannot stand here, please send it again.',
    'ar-EG': 'لا يمكن وضع هذا الملف هنا، أرسله من جديد.',
  },
}) {}

export class RangeNotSatisfiableError extends defineError({
  code: 'media.range_not_satisfiable',
  status: 416,
  messages: {
    'fa-IR': 'بخش خواسته‌شده بیرون از فایل است.',
    'en-US': 'The range asked for lies outside the file.',
    'ar-EG': 'النطاق المطلوب يقع خارج الملف.',
  },
}) {}

export class UnreadableFileError extends defineError({
  code: 'files.unreadable',
  status: 422,
  messages: {
    'fa-IR': 'این فایل خراب است و خوانده نمی‌شود.',
    'en-US': 'This file is broken and cannot be read.',
    'ar-EG': 'هذا الملف تالف ولا يمكن قراءته.',
  },
}) {}

export class UnplayableVideoError extends defineError({
  code: 'files.unplayable_video',
  status: 422,
  messages: {
    'fa-IR': 'این ویدیو در مرورگر پخش نمی‌شود؛ MP4 با H.264 بفرستید.',
    'en-US': 'Browsers cannot play this video, please send an MP4 with H.264.',
    'ar-EG': 'لا يمكن تشغيل هذا الفيديو في المتصفح، أرسل ملف MP4 بترميز H.264.',
  },
}) {}

export class HdrFilmError extends defineError({
  code: 'files.hdr_film',
  status: 422,
  messages: {
    'fa-IR': 'این ویدیو HDR است و اینجا آماده نمی‌شود؛ آن را با رنگ‌های معمولی (SDR) بفرستید.',
    'en-US': 'This video is in HDR, which cannot be prepared here; please send it in usual colours (SDR).',
    'ar-EG': 'هذا الفيديو بتقنية HDR ولا يمكن تجهيزه هنا، يُرجى إرساله بالألوان المعتادة (SDR).',
  },
}) {}

export class UnplayableAudioError extends defineError({
  code: 'files.unplayable_audio',
  status: 422,
  messages: {
    'fa-IR': 'این صدا در مرورگر پخش نمی‌شود؛ M4A با AAC بفرستید.',
    'en-US': 'Browsers cannot play this sound, please send an M4A with AAC.',
    'ar-EG': 'لا يمكن تشغيل هذا الصوت في المتصفح، أرسل ملف M4A بترميز AAC.',
  },
}) {}

export class ProcessingGivenUpError extends defineError({
  code: 'files.processing_failed',
  status: 422,
  messages: {
    'fa-IR': 'آماده‌سازی این فایل به جایی نرسید؛ آن را دوباره بفرستید.',
    'en-US': 'This file could not be processed, please send it again.',
    'ar-EG': 'تعذّرت معالجة هذا الملف، يُرجى إرساله مرة أخرى.',
  },
}) {}

export class PictureTooLargeError extends defineError({
  code: 'files.picture_too_large',
  status: 422,
  messages: {
    'fa-IR': 'این تصویر بیش از پنجاه مگاپیکسل است؛ آن را کوچک‌تر کنید.',
    'en-US': 'This picture has more than 50 megapixels, please make it smaller.',
    'ar-EG': 'تتجاوز هذه الصورة ٥٠ ميجابكسل، يُرجى تصغيرها.',
  },
}) {}

export class MovingPictureError extends defineError({
  code: 'files.moving_picture',
  status: 422,
  messages: {
    'fa-IR': 'اینجا تصویر متحرک پذیرفته نیست؛ تصویری ثابت بفرستید.',
    'en-US': 'A moving picture is not taken here, please send a still one.',
    'ar-EG': 'لا تُقبل الصور المتحركة هنا، يُرجى إرسال صورة ثابتة.',
  },
}) {}

export class MotionTooLargeError extends defineError({
  code: 'files.motion_too_large',
  status: 422,
  messages: {
    'fa-IR': 'این تصویر متحرک برای اندازه‌اش قاب‌های زیادی دارد؛ آن را به شکل ویدیو بفرستید.',
    'en-US': 'This moving picture has too many frames for its size, please send it as a video.',
    'ar-EG': 'إطارات هذه الصورة المتحركة كثيرة بالنسبة إلى حجمها، يُرجى إرسالها كفيديو.',
  },
}) {}

export class UploadAddressError extends defineError({
  code: 'files.upload_address_invalid',
  status: 403,
  messages: {
    'fa-IR': 'این نشانی بارگذاری دیگر معتبر نیست؛ نشانی تازه‌ای بگیرید.',
    'en-US': 'This upload address is no longer valid, please ask for a new one.',
    'ar-EG': 'لم يعد عنوان الرفع هذا صالحًا، يُرجى طلب عنوان جديد.',
  },
}) {}

export class UploadAddressUsedError extends defineError({
  code: 'files.upload_address_used',
  status: 409,
  messages: {
    'fa-IR': 'با این نشانی فایلی بارگذاری شده است.',
    'en-US': 'A file was already uploaded to this address.',
    'ar-EG': 'رُفع ملف إلى هذا العنوان من قبل.',
  },
}) {}

export class FileAlteredError extends defineError({
  code: 'files.altered',
  status: 422,
  messages: {
    'fa-IR': 'آنچه رسید همان فایلی نیست که فرستادید؛ آن را دوباره بفرستید.',
    'en-US': 'What arrived is not the file that you sent, please send it again.',
    'ar-EG': 'ما وصل ليس الملف الذي أرسلته، يُرجى إرساله مرة أخرى.',
  },
}) {}

export class StorageFullError extends defineError({
  code: 'files.storage_full',
  status: 413,
  messages: {
    'fa-IR': 'فضای {{gigabytes}} گیگابایتی شما پر است.',
    'en-US': 'Your {{gigabytes}} GB of storage are full.',
    'ar-EG': 'امتلأت مساحتك البالغة {{gigabytes}} جيجابايت.',
  },
}) {}

export class RecordingTooLongError extends defineError({
  code: 'files.recording_too_long',
  status: 422,
  messages: {
    'fa-IR': 'این فایل بیش از شش ساعت است؛ آن را کوتاه‌تر کنید.',
    'en-US': 'This file is longer than six hours, please cut it.',
    'ar-EG': 'مدة هذا الملف أطول من ست ساعات، يُرجى تقصيره.',
  },
}) {}

/** The bound is the setting `voiceMessageMinutes`, which may change after a file has failed: so it is not named. */
export class VoiceTooLongError extends defineError({
  code: 'files.voice_too_long',
  status: 422,
  messages: {
    'fa-IR': 'این پیام صوتی از اندازهٔ مجاز بلندتر است؛ آن را در چند بخش بفرستید.',
    'en-US': 'This voice message is longer than allowed, please send it in parts.',
    'ar-EG': 'هذه الرسالة الصوتية أطول من المسموح، يُرجى إرسالها على أجزاء.',
  },
}) {}

export class TooManyWaitingFilesError extends defineError({
  code: 'files.too_many_waiting',
  status: 429,
  messages: {
    'fa-IR': '{{count}} فایل شما هنوز در حال آماده‌سازی است؛ {{wait}} دوباره بفرستید.',
    'en-US': '{{count}} of your files are still being prepared, please send this one again {{wait}}.',
    'ar-EG': 'لا يزال {{count}} من ملفاتك قيد التجهيز، يُرجى إعادة الإرسال {{wait}}.',
  },
}) {}

export class TooManyUploadsError extends defineError({
  code: 'uploads.too_many',
  status: 409,
  messages: {
    'fa-IR': 'بارگذاری‌های ناتمام شما زیاد است؛ چندتایی را به پایان ببرید یا رها کنید.',
    'en-US': 'You have too many unfinished uploads, please finish or cancel some.',
    'ar-EG': 'لديك عمليات رفع كثيرة غير مكتملة، أكمل بعضها أو ألغِه.',
  },
}) {}

/** Whether a file is refused for good. One that finds too many others waiting may be stored later: its bytes are kept. */
export const isRefusedForGood = (error: unknown): error is AppError =>
  error instanceof AppError && !(error instanceof TooManyWaitingFilesError);

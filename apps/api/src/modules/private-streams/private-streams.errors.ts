import { defineError } from '../../errors/app-error.ts';

export class PrivateStreamsOffError extends defineError({
  code: 'private-stream.not_offered',
  status: 409,
  messages: {
    'fa-IR': 'این سازنده اکنون پخش خصوصی با این شرط‌ها ندارد.',
    'en-US': 'This creator does not offer such a private stream now.',
    'ar-EG': 'لا يقدّم هذا المبدع بثًا خاصًّا بهذه الشروط الآن.',
  },
}) {}

export class AlreadyAskedError extends defineError({
  code: 'private-stream.already_asked',
  status: 409,
  messages: {
    'fa-IR': 'درخواست یا پخش خصوصی دیگری میان شما باز است.',
    'en-US': 'A request or a private stream between you is open already.',
    'ar-EG': 'هناك طلب أو بث خاص مفتوح بينكما بالفعل.',
  },
}) {}

export class PrivateStreamBusyError extends defineError({
  code: 'private-stream.busy',
  status: 409,
  messages: {
    'fa-IR': 'یکی از شما دو نفر همین حالا در پخش خصوصی دیگری است.',
    'en-US': 'One of you two is in another private stream now.',
    'ar-EG': 'أحدكما في بث خاص آخر الآن.',
  },
}) {}

/** Who watches her public stream must not hear what is said in a private one. */
export class PublicStreamRunsError extends defineError({
  code: 'private-stream.live_now',
  status: 409,
  messages: {
    'fa-IR': 'نخست پخش زندهٔ همگانی خود را پایان دهید.',
    'en-US': 'End your public live stream first.',
    'ar-EG': 'أنهِ بثك المباشر العام أولًا.',
  },
}) {}

export class FanNotCoveredError extends defineError({
  code: 'private-stream.not_covered',
  status: 409,
  messages: {
    'fa-IR': 'کیف پول هوادار دیگر به کمترین زمان نمی‌رسد؛ درخواست پایان یافت.',
    'en-US': "The fan's wallet no longer covers the least minutes; the request has ended.",
    'ar-EG': 'لم تعد محفظة المعجب تغطي أقل عدد من الدقائق؛ انتهى الطلب.',
  },
}) {}

export class PrivateStreamStateError extends defineError({
  code: 'private-stream.not_possible_now',
  status: 409,
  messages: {
    'fa-IR': 'وضع این پخش خصوصی عوض شده است؛ صفحه را تازه کنید.',
    'en-US': 'This private stream has changed meanwhile; reload the page.',
    'ar-EG': 'تغيّرت حالة هذا البث الخاص؛ أعد تحميل الصفحة.',
  },
}) {}

export class TooFewMinutesError extends defineError({
  code: 'private-stream.too_few_minutes',
  status: 422,
  field: 'mostMinutes',
  messages: {
    'fa-IR': 'دست‌کم {{least}} دقیقه لازم است.',
    'en-US': 'It takes {{least}} minutes at least.',
    'ar-EG': 'الحد الأدنى للدقائق: {{least}}.',
  },
}) {}

export class PrivateStreamOpenError extends defineError({
  code: 'account.private_stream_open',
  status: 409,
  messages: {
    'fa-IR': 'نخست پخش خصوصی را پایان دهید.',
    'en-US': 'End your private stream first.',
    'ar-EG': 'أنهِ بثك الخاص أولًا.',
  },
}) {}

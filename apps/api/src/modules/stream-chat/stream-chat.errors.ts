import { defineError } from '../../errors/app-error.ts';

export class FollowersOnlyError extends defineError({
  code: 'stream.followers_only',
  status: 403,
  messages: {
    'fa-IR': 'در این گفت‌وگو تنها دنبال‌کنندگان می‌نویسند.',
    'en-US': 'Only followers can write in this chat.',
    'ar-EG': 'الكتابة في هذه الدردشة للمتابعين فقط.',
  },
}) {}

export class SubscribersOnlyError extends defineError({
  code: 'stream.subscribers_only',
  status: 403,
  messages: {
    'fa-IR': 'در این گفت‌وگو تنها مشترکان می‌نویسند.',
    'en-US': 'Only subscribers can write in this chat.',
    'ar-EG': 'الكتابة في هذه الدردشة للمشتركين فقط.',
  },
}) {}

export class LinksOffError extends defineError({
  code: 'stream.links_off',
  status: 422,
  field: 'text',
  messages: {
    'fa-IR': 'در این گفت‌وگو نمی‌توان پیوند فرستاد.',
    'en-US': 'Links are not taken in this chat.',
    'ar-EG': 'الروابط غير مسموحة في هذه الدردشة.',
  },
}) {}

export class StreamMutedError extends defineError({
  code: 'stream.muted',
  status: 403,
  messages: {
    'fa-IR': 'در این گفت‌وگو اکنون نمی‌توانید بنویسید.',
    'en-US': 'You cannot write in this chat at the moment.',
    'ar-EG': 'لا يمكنك الكتابة في هذه الدردشة حاليًا.',
  },
}) {}

/** Herself, one who keeps order too, or an operator. */
export class NotRestrictableError extends defineError({
  code: 'stream.not_restrictable',
  status: 422,
  messages: {
    'fa-IR': 'این شخص را نمی‌توان ساکت کرد یا بیرون گذاشت.',
    'en-US': 'This person can be neither muted nor banned.',
    'ar-EG': 'لا يمكن كتم هذا الشخص ولا إخراجه.',
  },
}) {}

export class TooManyModeratorsError extends defineError({
  code: 'stream.too_many_moderators',
  status: 409,
  messages: {
    'fa-IR': 'بیش از {{most}} ناظر نمی‌توان داشت؛ نخست یکی را بردارید.',
    'en-US': 'You can have up to {{most}} moderators; dismiss one first.',
    'ar-EG': 'يمكنك تعيين {{most}} مشرفًا على الأكثر؛ أعفِ واحدًا أولًا.',
  },
}) {}

/** With Retry-After. */
export class SlowModeError extends defineError({
  code: 'stream.slow_mode',
  status: 429,
  messages: {
    'fa-IR': 'گفت‌وگو آهسته است؛ {{wait}} می‌توانید باز بنویسید.',
    'en-US': 'The chat is in slow mode: you can write again {{wait}}.',
    'ar-EG': 'الدردشة في الوضع البطيء: يمكنك الكتابة من جديد {{wait}}.',
  },
}) {}

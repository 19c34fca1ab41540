import { defineError } from '../../errors/app-error.ts';

export class PollEndError extends defineError({
  code: 'polls.end_out_of_bounds',
  status: 422,
  field: 'endsAt',
  messages: {
    'fa-IR': 'پایان نظرسنجی باید پس از انتشار نوشته و حداکثر {{days}} روز بعد از آن باشد.',
    'en-US': 'A poll must end after its post has appeared, at most {{days}} days later.',
    'ar-EG': 'يجب أن ينتهي الاستطلاع بعد ظهور منشوره بـ {{days}} يومًا على الأكثر.',
  },
}) {}

export class PollEndsFirstError extends defineError({
  code: 'polls.ends_before_post',
  status: 422,
  messages: {
    'fa-IR': 'نظرسنجی پیش از انتشار نوشته به پایان می‌رسد؛ نوشته را زودتر منتشر کنید یا پایان نظرسنجی را عقب ببرید.',
    'en-US': 'The poll would be over before the post appears: publish it earlier, or let the poll end later.',
    'ar-EG': 'سينتهي الاستطلاع قبل ظهور المنشور: انشره في وقت أبكر أو أخّر نهاية الاستطلاع.',
  },
}) {}

export class PollNotUsableError extends defineError({
  code: 'polls.not_usable',
  status: 422,
  field: 'pollId',
  messages: {
    'fa-IR': 'این نظرسنجی را نمی‌توان در این نوشته به کار برد.',
    'en-US': 'This poll cannot be used in this post.',
    'ar-EG': 'لا يمكن استخدام هذا الاستطلاع في هذا المنشور.',
  },
}) {}

export class PollHasVotesError extends defineError({
  code: 'polls.has_votes',
  status: 409,
  messages: {
    'fa-IR': 'در این نظرسنجی رأی داده‌اند؛ دیگر نمی‌توان آن را تغییر داد یا برداشت.',
    'en-US': 'People have voted in this poll; it can no longer be changed or removed.',
    'ar-EG': 'صوّت الناس في هذا الاستطلاع، ولم يعد بالإمكان تغييره أو إزالته.',
  },
}) {}

export class PollLockedError extends defineError({
  code: 'polls.locked',
  status: 403,
  messages: {
    'fa-IR': 'تنها در نوشته‌ای که برایتان باز است می‌توانید رأی دهید.',
    'en-US': 'You can vote only in a post that is open to you.',
    'ar-EG': 'يمكنك التصويت فقط في منشور متاح لك.',
  },
}) {}

export class OwnPollError extends defineError({
  code: 'polls.own',
  status: 403,
  messages: {
    'fa-IR': 'در نظرسنجی خودتان نمی‌توانید رأی دهید.',
    'en-US': 'You cannot vote in a poll of your own.',
    'ar-EG': 'لا يمكنك التصويت في استطلاعك.',
  },
}) {}

export class PollEndedError extends defineError({
  code: 'polls.ended',
  status: 409,
  messages: {
    'fa-IR': 'این نظرسنجی به پایان رسیده است.',
    'en-US': 'This poll has ended.',
    'ar-EG': 'انتهى هذا الاستطلاع.',
  },
}) {}

export class UnknownOptionError extends defineError({
  code: 'polls.unknown_option',
  status: 422,
  field: 'optionId',
  messages: {
    'fa-IR': 'این نظرسنجی چنین گزینه‌ای ندارد.',
    'en-US': 'This poll has no such option.',
    'ar-EG': 'لا يوجد خيار كهذا في هذا الاستطلاع.',
  },
}) {}

export class AlreadyVotedError extends defineError({
  code: 'polls.already_voted',
  status: 409,
  messages: {
    'fa-IR': 'پیش از این رأی داده‌اید؛ رأی را نمی‌توان تغییر داد.',
    'en-US': 'You have voted already; a vote cannot be changed.',
    'ar-EG': 'لقد صوّت من قبل، ولا يمكن تغيير الصوت.',
  },
}) {}

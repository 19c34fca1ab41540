import { defineError } from '../../errors/app-error.ts';

export class MessageFileNotUsableError extends defineError({
  code: 'messages.file_not_usable',
  status: 422,
  messages: {
    'fa-IR': 'یکی از فایل‌ها را نمی‌توان در پیام فرستاد. آن را بردارید و دوباره بیفزایید.',
    'en-US': 'One of the files cannot be sent in a message. Remove it and add it again.',
    'ar-EG': 'لا يمكن إرسال أحد الملفات في رسالة. أزله ثم أضفه من جديد.',
  },
}) {}

export class MessageFileSentError extends defineError({
  code: 'messages.file_sent',
  status: 409,
  messages: {
    'fa-IR': 'یکی از فایل‌ها پیش‌تر در پیامی فرستاده شده است.',
    'en-US': 'One of the files was already sent in a message.',
    'ar-EG': 'أحد الملفات أُرسل بالفعل في رسالة.',
  },
}) {}

export class MessageNotSellableError extends defineError({
  code: 'messages.not_sellable',
  status: 403,
  field: 'price',
  messages: {
    'fa-IR': 'تنها سازندگان تأییدشده می‌توانند برای پیامی به هواداران قیمت بگذارند.',
    'en-US': 'Only verified creators can ask a price, for messages to fans.',
    'ar-EG': 'يمكن للمبدعين الموثّقين وحدهم تحديد سعر لرسائلهم إلى المعجبين.',
  },
}) {}

export class MessagePriceError extends defineError({
  code: 'messages.price_out_of_bounds',
  status: 422,
  field: 'price',
  messages: {
    'fa-IR': 'قیمت پیام باید بیشتر از صفر و حداکثر {{maximum:tokens}} باشد.',
    'en-US': 'A message costs more than 0 and at most {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر الرسالة أكبر من صفر ولا يتجاوز {{maximum:tokens}}.',
  },
}) {}

/** Of a message that is sent on: no conversation of the sender's, or nobody is there any more. */
export class MessageRecipientError extends defineError({
  code: 'messages.recipient_not_found',
  status: 422,
  field: 'conversationId',
  messages: {
    'fa-IR': 'این گفت‌وگو دیگر در دسترس نیست.',
    'en-US': 'This conversation is not there any more.',
    'ar-EG': 'هذه المحادثة لم تعد متاحة.',
  },
}) {}

/** Only bytes that a vault keeps are shared by messages: not those of documents, nor what a fan has uploaded. */
export class MessageNotForwardableError extends defineError({
  code: 'messages.not_forwardable',
  status: 409,
  messages: {
    'fa-IR': 'فایل‌های این پیام را نمی‌توان هدایت کرد؛ آن‌ها را دوباره بفرستید.',
    'en-US': 'The files of this message cannot be forwarded: send them again.',
    'ar-EG': 'لا يمكن إعادة توجيه ملفات هذه الرسالة: أرسلها من جديد.',
  },
}) {}

export class MessageBoughtError extends defineError({
  code: 'messages.bought',
  status: 409,
  messages: {
    'fa-IR': 'این پیام خریده شده است و نزد خریدارش می‌ماند.',
    'en-US': 'This message was bought, and stays with its buyer.',
    'ar-EG': 'تم شراء هذه الرسالة وتبقى لدى مشتريها.',
  },
}) {}

export class MessageReplyError extends defineError({
  code: 'messages.reply_not_found',
  status: 422,
  field: 'replyTo',
  messages: {
    'fa-IR': 'پیامی که به آن پاسخ می‌دهید در این گفت‌وگو نیست.',
    'en-US': 'The message that you reply to is not in this conversation.',
    'ar-EG': 'الرسالة التي ترد عليها ليست في هذه المحادثة.',
  },
}) {}

export class MessageEditLateError extends defineError({
  code: 'messages.edit_late',
  status: 409,
  messages: {
    'fa-IR': 'پیام را تنها تا پانزده دقیقه پس از فرستادن می‌توان ویرایش کرد.',
    'en-US': 'A message can be edited only within fifteen minutes of sending.',
    'ar-EG': 'يمكن تعديل الرسالة خلال خمس عشرة دقيقة من إرسالها فقط.',
  },
}) {}

export class MessageEmptyError extends defineError({
  code: 'messages.empty',
  status: 422,
  field: 'text',
  messages: {
    'fa-IR': 'پیام بی‌فایل نمی‌تواند خالی باشد.',
    'en-US': 'A message without files cannot be empty.',
    'ar-EG': 'لا يمكن أن تكون الرسالة فارغة من دون ملفات.',
  },
}) {}

export class FilesNotTakenError extends defineError({
  code: 'messages.files_not_taken',
  status: 403,
  messages: {
    'fa-IR': 'در این گفت‌وگو تنها سازنده فایل می‌فرستد.',
    'en-US': 'In this chat only the creator sends files.',
    'ar-EG': 'في هذه الدردشة لا يرسل الملفات إلا المبدع.',
  },
}) {}

/** Only the blocking member can get this: for the blocked one the other does not exist. */
export class BlockedByYouError extends defineError({
  code: 'block.blocked_by_you',
  status: 403,
  messages: {
    'fa-IR': 'این حساب را مسدود کرده‌اید؛ برای این کار نخست مسدودی را بردارید.',
    'en-US': 'You have blocked this account; unblock it first.',
    'ar-EG': 'لقد حظرت هذا الحساب؛ ألغِ الحظر أولًا.',
  },
}) {}

export class WordsTakenDownError extends defineError({
  code: 'messages.words_taken_down',
  status: 409,
  field: 'text',
  messages: {
    'fa-IR':
      'سایت پیامی با همین متن را حذف کرده است و تا این حذف برجاست نمی‌توان آن را برای بسیاری فرستاد. در «محتوای حذف‌شده» حساب خود می‌توانید اعتراض کنید.',
    'en-US':
      'The site has removed a message of these words, and they cannot be sent to many while that stands. You can object under “Removed content” in your account.',
    'ar-EG':
      'حذف الموقع رسالة بهذا النص، ولا يمكن إرساله إلى كثيرين ما دام الحذف قائمًا. يمكنك الاعتراض ضمن «المحتوى المحذوف» في حسابك.',
  },
}) {}

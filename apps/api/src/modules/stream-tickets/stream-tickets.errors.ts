import { defineError } from '../../errors/app-error.ts';

/** An account with a ticket, bought or sold, whose stream runs or is not settled yet, cannot be deleted. */
export class TicketsOpenError extends defineError({
  code: 'account.tickets_open',
  status: 409,
  messages: {
    'fa-IR': 'هنوز پول بلیت پخش زنده‌ای که خریده یا فروخته‌اید جابه‌جا نشده است؛ کمی پس از پایان آن دوباره تلاش کنید.',
    'en-US': 'A live stream that you bought or sold tickets for is not settled yet; try again soon after it has ended.',
    'ar-EG': 'هناك بث مباشر اشتريت تذكرته أو بعتها ولم تتم تسويته بعد؛ حاول من جديد بعد انتهائه بقليل.',
  },
}) {}

/** It was bought for the time for which the stream is announced, or the stream has begun. */
export class TicketNotReturnableError extends defineError({
  code: 'stream.ticket_not_returnable',
  status: 409,
  messages: {
    'fa-IR': 'بلیت را فقط وقتی می‌توان پس داد که زمان پخش پس از خرید تغییر کرده و پخش هنوز آغاز نشده باشد.',
    'en-US': 'A ticket can be given back when the live stream was moved after it was bought, until it begins.',
    'ar-EG': 'تُرد التذكرة إن تغيّر موعد البث بعد شرائها، وحتى بدايته.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

/** Who may change a session names the state that it knows (RFC 6585, section 3). */
export class StateNotNamedError extends defineError({
  code: 'live.state_not_named',
  status: 428,
  messages: {
    'fa-IR': 'درخواست نمی‌گوید دربارهٔ کدام وضعیت این اتصال است (If-Match).',
    'en-US': 'The request does not say which state of this connection it is about (If-Match).',
    'ar-EG': 'لا يذكر الطلب أي حالة من حالات هذا الاتصال يقصد (If-Match).',
  },
}) {}

export class OtherStateError extends defineError({
  code: 'live.other_state',
  status: 412,
  messages: {
    'fa-IR': 'وضعیت این اتصال دیگر آن نیست که درخواست می‌گوید.',
    'en-US': 'This connection is not in the state that the request names.',
    'ar-EG': 'لم يعد هذا الاتصال في الحالة التي يذكرها الطلب.',
  },
}) {}

/** RFC 9725, section 4.3.1, for sessions that take candidates and no restart. The session goes on as it is. */
export class NoIceRestartError extends defineError({
  code: 'live.no_ice_restart',
  status: 422,
  messages: {
    'fa-IR': 'این اتصال از نو برقرار نمی‌شود؛ آن را ببندید و دوباره وصل شوید.',
    'en-US': 'This connection cannot be restarted, please end it and connect again.',
    'ar-EG': 'لا يمكن إعادة تشغيل هذا الاتصال، أنهِه ثم اتصل من جديد.',
  },
}) {}

import { defineError } from '../../errors/app-error.ts';

/**
 * `details` names the period, and when the payment will fit: `{ path: 'cap', code: 'day', message: '2026-…' }`. The message
 * is empty where the cap is less than the payment itself.
 */
export class CapReachedError extends defineError({
  code: 'wallet.cap_reached',
  status: 403,
  messages: {
    'fa-IR': 'سقف خرجی که خودتان گذاشته‌اید ({{limit:tokens}}) به این پرداخت نمی‌رسد.',
    'en-US': 'Your own spending limit of {{limit:tokens}} leaves no room for this payment.',
    'ar-EG': 'حد الإنفاق الذي وضعته بنفسك ({{limit:tokens}}) لا يتسع لهذه الدفعة.',
  },
}) {}

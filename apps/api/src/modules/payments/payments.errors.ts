import type { AppError } from '../../errors/app-error.ts';
import { defineError } from '../../errors/app-error.ts';
import { CardDeclinedError } from '../../platform/payments/card-errors.ts';
import type { ChargeFailure } from '../../platform/payments/payment-gateway.ts';

export class GatewayUnavailableError extends defineError({
  code: 'payment.gateway_unavailable',
  status: 503,
  messages: {
    'fa-IR': 'درگاه پرداخت اکنون در دسترس نیست.',
    'en-US': 'Payments are not available at the moment.',
    'ar-EG': 'بوابة الدفع غير متاحة حاليًا.',
  },
}) {}

/** The gateway with which something was made is no longer configured, so nothing can be asked of it. */
export class GatewayGoneError extends defineError({
  code: 'payment.gateway_gone',
  status: 409,
  messages: {
    'fa-IR': 'این با درگاه «{{provider}}» انجام شده که دیگر در این سایت تنظیم نیست.',
    'en-US': 'This was made with the gateway “{{provider}}”, which is no longer set up on this site.',
    'ar-EG': 'أُجري هذا عبر بوابة «{{provider}}» التي لم تعد مهيأة في هذا الموقع.',
  },
}) {}

export class InsufficientFundsError extends defineError({
  code: 'payment.insufficient_funds',
  status: 402,
  messages: {
    'fa-IR': 'موجودی کارت کافی نیست.',
    'en-US': 'The card has insufficient funds.',
    'ar-EG': 'رصيد البطاقة غير كافٍ.',
  },
}) {}

export class ExpiredCardError extends defineError({
  code: 'payment.expired_card',
  status: 402,
  messages: {
    'fa-IR': 'تاریخ انقضای کارت گذشته است.',
    'en-US': 'The card has expired.',
    'ar-EG': 'انتهت صلاحية البطاقة.',
  },
}) {}

/** What is to be paid is less than a card can be charged. */
export class ChargeTooSmallError extends defineError({
  code: 'payment.charge_too_small',
  status: 409,
  messages: {
    'fa-IR': 'از کارت دست‌کم {{minimum:money}} برداشت می‌شود؛ این را از کیف پول بپردازید.',
    'en-US': 'A card can be charged {{minimum:money}} or more. Pay for this from your wallet.',
    'ar-EG': 'يُخصم من البطاقة {{minimum:money}} على الأقل؛ ادفع هذا من محفظتك.',
  },
}) {}

export class IncorrectCvcError extends defineError({
  code: 'payment.incorrect_cvc',
  status: 402,
  messages: {
    'fa-IR': 'کد CVC کارت درست نیست.',
    'en-US': 'The card’s security code is incorrect.',
    'ar-EG': 'رمز أمان البطاقة غير صحيح.',
  },
}) {}

export class AuthenticationRequiredError extends defineError({
  code: 'payment.authentication_required',
  status: 402,
  messages: {
    'fa-IR': 'بانک برای پرداخت با این کارت تأیید می‌خواهد؛ کارت دیگری را امتحان کنید.',
    'en-US': 'The bank wants this card’s payments to be confirmed, please try another card.',
    'ar-EG': 'يطلب البنك تأكيدًا لهذه البطاقة، جرّب بطاقة أخرى.',
  },
}) {}

export class WebhookNotTakenError extends defineError({
  code: 'payment.webhook_refused',
  status: 400,
  messages: {
    'fa-IR': 'این پیام از درگاه پرداخت پذیرفته نشد.',
    'en-US': 'This message of a payment gateway was not accepted.',
    'ar-EG': 'لم تُقبل هذه الرسالة من بوابة الدفع.',
  },
}) {}

export class NotRefundableError extends defineError({
  code: 'payment.not_refundable',
  status: 409,
  messages: {
    'fa-IR': 'این مقدار از این پرداخت را نمی‌توان پس داد.',
    'en-US': 'So much of this payment cannot be refunded.',
    'ar-EG': 'لا يمكن ردّ هذا القدر من الدفعة.',
  },
}) {}

export class CoinsByHandError extends defineError({
  code: 'payment.coins_by_hand',
  status: 409,
  messages: {
    'fa-IR': 'این پرداخت با رمزارز بوده و خودبه‌خود برنمی‌گردد؛ مبلغ را خودتان بفرستید و سپس اینجا ثبت کنید.',
    'en-US': 'This was paid with coins, which do not go back by themselves: send them yourself, then record it here.',
    'ar-EG': 'دُفع هذا بعملة رقمية لا تعود تلقائيًا: أرسلها بنفسك ثم سجّل ذلك هنا.',
  },
}) {}

export class PaymentDisputedError extends defineError({
  code: 'payment.disputed',
  status: 409,
  messages: {
    'fa-IR': 'پرداخت‌کننده نزد بانک به این پرداخت اعتراض کرده است.',
    'en-US': 'The payer disputes this payment with the bank.',
    'ar-EG': 'يعترض الدافع على هذه الدفعة لدى مصرفه.',
  },
}) {}

export class DisputeOverError extends defineError({
  code: 'payment.dispute_over',
  status: 409,
  messages: {
    'fa-IR': 'این اعتراض دیگر پاسخی نمی‌پذیرد.',
    'en-US': 'This dispute takes no more answers.',
    'ar-EG': 'لم يعد هذا الاعتراض يقبل ردًّا.',
  },
}) {}

/** An operator has opened the wallet meanwhile, or the dispute was won. */
export class WalletNotClosedError extends defineError({
  code: 'payment.wallet_not_closed',
  status: 409,
  messages: {
    'fa-IR': 'این کیف پول به‌خاطر اعتراضی از دست رفته بسته نیست.',
    'en-US': 'No lost dispute closes this wallet.',
    'ar-EG': 'لا يُغلق هذه المحفظة أيّ اعتراض خاسر.',
  },
}) {}

/** A colleague has answered it since the page was read. */
export class DisputeAnsweredError extends defineError({
  code: 'payment.dispute_changed',
  status: 409,
  messages: {
    'fa-IR': 'در این میان به این اعتراض پاسخ داده شده است؛ دوباره نگاه کنید.',
    'en-US': 'This dispute was answered meanwhile; look at it again.',
    'ar-EG': 'رُدّ على هذا الاعتراض في هذه الأثناء؛ راجعه من جديد.',
  },
}) {}

/** It was resolved meanwhile, or is not queued for an operator. */
export class NotQueuedError extends defineError({
  code: 'payment.nothing_waits',
  status: 409,
  messages: {
    'fa-IR': 'این مورد دیگر منتظر مدیر نیست.',
    'en-US': 'This no longer waits for an operator.',
    'ar-EG': 'لم يعد هذا ينتظر مديرًا.',
  },
}) {}

export class PaymentPendingError extends defineError({
  code: 'account.payment_pending',
  status: 409,
  // The bank's answer is asked for again and again meanwhile.
  retryAfter: 300,
  messages: {
    'fa-IR': 'نتیجهٔ یک پرداخت شما هنوز از بانک نرسیده است. {{wait}} دوباره تلاش کنید.',
    'en-US': 'The bank has not answered one of your payments yet. Try again {{wait}}.',
    'ar-EG': 'لم يصل بعد ردّ البنك على إحدى دفعاتك. حاول مرة أخرى {{wait}}.',
  },
}) {}

const errorOfFailure: Record<ChargeFailure, () => AppError> = {
  card_declined: () => new CardDeclinedError(),
  insufficient_funds: () => new InsufficientFundsError(),
  expired_card: () => new ExpiredCardError(),
  incorrect_cvc: () => new IncorrectCvcError(),
  authentication_required: () => new AuthenticationRequiredError(),
};

const isKnown = (failure: string | null): failure is ChargeFailure => failure !== null && failure in errorOfFailure;

/** The error for a stored failure code; an unknown code, of a later version, counts as declined. */
export const chargeFailureError = (failure: string | null): AppError =>
  isKnown(failure) ? errorOfFailure[failure]() : new CardDeclinedError();

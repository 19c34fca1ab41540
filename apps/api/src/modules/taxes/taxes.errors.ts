import { defineError } from '../../errors/app-error.ts';

/** A country has one rate from each moment on. */
export class TaxTakenError extends defineError({
  code: 'tax.taken',
  status: 409,
  field: 'validFrom',
  messages: {
    'fa-IR': 'از همین زمان برای این کشور نرخی ثبت شده است.',
    'en-US': 'This country has a rate from that moment already.',
    'ar-EG': 'لهذا البلد نسبة مسجّلة ابتداءً من الوقت نفسه.',
  },
}) {}

/** A rate that has been in force stays on record; another rate replaces it. */
export class TaxInForceError extends defineError({
  code: 'tax.in_force',
  status: 409,
  messages: {
    'fa-IR': 'این نرخ هم‌اکنون جاری است. برای پایان دادن به آن نرخ تازه‌ای ثبت کنید.',
    'en-US': 'This rate is in force already. To end it, enter another one.',
    'ar-EG': 'هذه النسبة سارية بالفعل. لإنهائها أدخِل نسبة أخرى.',
  },
}) {}

/** Past sales keep their tax. */
export class TaxInThePastError extends defineError({
  code: 'tax.in_the_past',
  status: 422,
  field: 'validFrom',
  messages: {
    'fa-IR': 'این زمان گذشته است.',
    'en-US': 'This moment has passed.',
    'ar-EG': 'هذا الوقت مضى.',
  },
}) {}

import { isolate } from '../../letter.ts';
import { securityNotice, type NoticeData } from './notice.ts';

/** To every address that the account had lately: somebody who took an account over would redirect its payouts. */
export const payoutDetailsChanged = securityNotice<NoticeData & { account: string }>({
  'fa-IR': ({ siteName, account }) => ({
    title: 'مقصد برداشت‌های شما تغییر کرد',
    told: `مقصد برداشت‌های حسابتان در ${isolate(siteName)} همین حالا به ${isolate(account)} تغییر کرد. تا ۷۲ ساعت چیزی به آنجا فرستاده نمی‌شود.`,
  }),
  'en-US':
    (say) =>
    ({ siteName, account }) => ({
      title: say`Where your payouts go was changed`,
      told: say`Payouts of your ${isolate(siteName)} account go to ${isolate(account)} from now on. Nothing is sent there for 72 hours.`,
    }),
  'ar-EG': ({ siteName, account }) => ({
    title: 'تم تغيير وجهة صرف أرباحك',
    told: `تم الآن تغيير وجهة صرف أرباح حسابك في ${isolate(siteName)} إلى ${isolate(account)}. لن يُرسل إليها شيء قبل مرور ٧٢ ساعة.`,
  }),
});

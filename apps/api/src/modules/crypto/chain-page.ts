import { completeLocaleOf } from '@barg/contract';
import { escapeHtml } from '../../platform/bare-page.ts';
import { fromUnits, type CoinUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import type { SignedQuery } from '../../platform/payments/sandbox-links.ts';
import { sandboxPage } from '../../platform/payments/sandbox-page.ts';

const TEXTS = {
  'fa-IR': {
    title: 'زنجیرهٔ آزمایشی',
    test: 'حالت آزمایشی',
    lead: 'اینجا نقش کیف پول رمزارز شما و زنجیره بازی می‌شود. سکه‌ای جابه‌جا نمی‌شود.',
    due: 'مبلغ خواسته‌شده',
    received: 'رسیده',
    blocks: 'بلوک‌ها',
    amount: 'مقدار',
    send: 'فرستادن',
    mine: 'استخراج یک بلوک',
    expire: 'پایان دادن به مهلت',
    back: 'بازگشت به سایت',
    wrong: 'این مقدار رمزارز نیست. مقداری مانند 0.0002 بنویسید، با حداکثر هشت رقم اعشار.',
  },
  'en-US': {
    title: 'Test chain',
    test: 'TEST MODE',
    lead: 'This page plays your wallet and the chain. No coins move.',
    due: 'Asked for',
    received: 'Received',
    blocks: 'Blocks',
    amount: 'Amount',
    send: 'Send',
    mine: 'Mine a block',
    expire: 'Let the time run out',
    back: 'Back to the site',
    wrong: 'This is no amount of coins. Write one such as 0.0002, with eight decimal places at most.',
  },
  'ar-EG': {
    title: 'سلسلة تجريبية',
    test: 'وضع تجريبي',
    lead: 'تمثّل هذه الصفحة محفظتك والسلسلة. لا تنتقل أي عملات.',
    due: 'المطلوب',
    received: 'وصل',
    blocks: 'الكتل',
    amount: 'المقدار',
    send: 'إرسال',
    mine: 'تعدين كتلة',
    expire: 'إنهاء المهلة',
    back: 'العودة إلى الموقع',
    wrong: 'هذا ليس مقدارًا من العملات. اكتب مقدارًا مثل 0.0002، بثمانية أرقام عشرية على الأكثر.',
  },
} as const;

export interface ChainView {
  ref: string;
  due: CoinUnits;
  coins: ReadonlyArray<{ amount: CoinUnits; confirmations: number }>;
  returnPath: string;
  query: SignedQuery & { locale: string };
  /** What was typed as an amount and is none. */
  refused?: string;
}

/** An amount that is wrong stands there again, with what is wrong about it. */
const amountField = (text: { amount: string; wrong: string }, proposed: string, refused: string | undefined): string =>
  `<label>${text.amount}<input name="amount" dir="ltr" inputmode="decimal" required value="${escapeHtml(refused ?? proposed)}"${
    refused === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong" autofocus'
  }></label>${refused === undefined ? '' : `<p role="alert" class="wrong" id="wrong">${text.wrong}</p>`}`;

/** Its other values are not escaped: they are the site's own, or matched by a pattern. */
export const chainPage = ({ ref, due, coins, returnPath, query, refused }: ChainView): string => {
  const locale = completeLocaleOf(query.locale);
  const text = TEXTS[locale as keyof typeof TEXTS] ?? TEXTS['en-US'];
  const { expires, signature } = query;
  const search = new URLSearchParams({ expires: `${expires}`, signature, locale }).toString().replaceAll('&', '&amp;');
  const received = coins.reduce((all, { amount }) => all + amount, 0n);
  const blocks = coins.length === 0 ? 0 : Math.min(...coins.map(({ confirmations }) => confirmations));
  const left = received < due ? due - received : due;
  const form = (act: string, label: string, field = '') =>
    `<form method="post" action="/api/sandbox/chain/${ref}?${search}&amp;act=${act}">${field}
<button${act === 'send' ? '' : ' data-second'}>${label}</button></form>`;
  const content = `<dl><dt>${text.due}</dt><dd><bdi>${fromUnits(due)} BTC</bdi></dd>
<dt>${text.received}</dt><dd><bdi>${fromUnits(received)} BTC</bdi></dd>
<dt>${text.blocks}</dt><dd>${new Intl.NumberFormat(locale).format(blocks)}</dd></dl>
${form('send', text.send, amountField(text, fromUnits(left), refused))}
${form('mine', text.mine)}
${form('expire', text.expire)}
<p><a href="${returnPath}">${text.back}</a></p>`;
  return sandboxPage({ locale, texts: text, content });
};

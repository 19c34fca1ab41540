import { directionOf, completeLocaleOf } from '@barg/contract';
import { fromUnits, type CoinUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import type { SignedQuery } from '../../platform/payments/sandbox-links.ts';
import { BUTTON_STYLE } from '../../platform/payments/sandbox-page.ts';

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

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; max-inline-size: 26rem; margin: 8vh auto; padding-inline: 1rem; }
  .test { display: inline-block; padding: .1rem .6rem; border: 1px solid; border-radius: 1rem; font-size: .8rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dd { margin: 0; font-weight: 700; text-align: end; }
  input, button { font: inherit; inline-size: 100%; min-block-size: 3rem; margin-block-end: .5rem; box-sizing: border-box; }
  [role=alert] { color: #b3261e; color: light-dark(#b3261e, #f2b8b5); margin-block: 0 .5rem; }
  ${BUTTON_STYLE}`;

export interface ChainView {
  ref: string;
  due: CoinUnits;
  coins: ReadonlyArray<{ amount: CoinUnits; confirmations: number }>;
  returnPath: string;
  query: SignedQuery & { locale: string };
  /** What was typed as an amount and is none. */
  refused?: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** An amount that is wrong stands there again, with what is wrong about it. */
const amountField = (text: { amount: string; wrong: string }, proposed: string, refused: string | undefined): string =>
  `<label>${text.amount}<input name="amount" dir="ltr" inputmode="decimal" required value="${escaped(refused ?? proposed)}"${
    refused === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong" autofocus'
  }></label>${refused === undefined ? '' : `<p role="alert" id="wrong">${text.wrong}</p>`}`;

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
<button ${act === 'send' ? 'data-main' : ''}>${label}</button></form>`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title>
<style>${STYLE}</style></head>
<body><main>
<p class="test">${text.test}</p>
<h1>${text.title}</h1>
<p>${text.lead}</p>
<dl><dt>${text.due}</dt><dd><bdi>${fromUnits(due)} BTC</bdi></dd>
<dt>${text.received}</dt><dd><bdi>${fromUnits(received)} BTC</bdi></dd>
<dt>${text.blocks}</dt><dd>${new Intl.NumberFormat(locale).format(blocks)}</dd></dl>
${form('send', text.send, amountField(text, fromUnits(left), refused))}
${form('mine', text.mine)}
${form('expire', text.expire)}
<p><a href="${returnPath}">${text.back}</a></p>
</main></body></html>`;
};

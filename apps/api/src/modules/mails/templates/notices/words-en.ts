import type { NoticeWords } from './notice-words.ts';

export const ENGLISH: NoticeWords = {
  someone: 'Someone',
  kinds: {
    'comment-reply': '{{name}} answered your comment.',
    mention: '{{name}} mentioned you in a comment.',
    'subscription-renewed': '{{name}} renewed the subscription to you.',
    'subscription-continued': 'Your subscription to {{name}} was renewed.',
    'report-acted': 'What you reported was looked at, and something was done about it. Thank you.',
    'report-dismissed': 'What you reported was looked at. It does not break the rules.',
    follow: '{{name}} follows you now.',
    subscription: '{{name}} subscribed to you.',
    'subscription-gifted': '{{name}} gave somebody a subscription to you.',
    tip: '{{name}} sent you a tip.',
    purchase: '{{name}} bought something of yours.',
    like: '{{name}} likes what you posted.',
    comment: '{{name}} left a comment.',
    'stream-started': '{{name}} is live now.',
    'top-up': 'Your wallet was topped up.',
    post: '{{name}} posted something new.',
    'file-failed': 'A file of what you published could not be prepared. Open it and send another.',
    'payout-approved': 'Your payout was approved and will be sent.',
    'order-readdressed': '{{name}} has changed where an order goes.',
    'order-processing': '{{name}} is preparing your order.',
    'order-tracking': '{{name}} has corrected how your order is tracked. See it there.',
    'order-delivered': 'Your order from {{name}} counts as delivered. Has it not come? Say so there.',
    'payment-refunded': 'A payment goes back to your card; its tokens have left your wallet.',
    other: 'There is news from {{name}}.',
  },
  people: {
    one: '{{name}} and {{amount}} other',
    other: '{{name}} and {{amount}} others',
  },
  together: {
    follow: '{{people}} follow you now.',
    subscription: '{{people}} subscribed to you.',
    tip: '{{people}} sent you tips.',
    purchase: '{{people}} bought something of yours.',
    like: '{{people}} like what you posted.',
    comment: '{{people}} left comments.',
    'comment-reply': '{{people}} answered your comment.',
    mention: '{{people}} mentioned you in comments.',
    'subscription-renewed': '{{people}} renewed their subscriptions to you.',
    other: 'There is news from {{people}}.',
  },
  again: {
    tip: {
      one: '{{name}} sent you {{amount}} tip.',
      other: '{{name}} sent you {{amount}} tips.',
    },
    purchase: {
      one: '{{name}} bought from you {{amount}} time.',
      other: '{{name}} bought from you {{amount}} times.',
    },
    comment: {
      one: '{{name}} left {{amount}} comment.',
      other: '{{name}} left {{amount}} comments.',
    },
    post: {
      one: '{{name}} posted {{amount}} new thing.',
      other: '{{name}} posted {{amount}} new things.',
    },
    'file-failed': {
      one: '{{amount}} file of what you published could not be prepared. Open it and send another.',
      other: '{{amount}} files of what you published could not be prepared. Open it and send others.',
    },
  },
};

import type { NoticeWords } from './words.ts';

export const ENGLISH: NoticeWords = {
  someone: 'Someone',
  kinds: {
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

import { CONTRACT_VERSION, firstCallsOf, type RemoteDescriptor } from '@barg/contract';
import { STUDIO_DATA } from './first-data/studio.ts';

const forPerformers = { layout: 'primary', auth: true, performerOnly: true } as const;

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'creator-studio',
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/creator/studio',
      expose: './studio',
      ...forPerformers,
      firstCalls: firstCallsOf(STUDIO_DATA),
      isDrawnForMembers: true,
    },
    { path: '/creator/posts/new', expose: './composer', ...forPerformers },
    { path: '/creator/posts/:postId', expose: './composer', ...forPerformers },
    { path: '/creator/galleries', expose: './galleries', ...forPerformers },
    { path: '/creator/galleries/new', expose: './gallery', ...forPerformers },
    { path: '/creator/galleries/:galleryId', expose: './gallery', ...forPerformers },
    { path: '/creator/photos', expose: './photos', ...forPerformers },
    { path: '/creator/videos', expose: './videos', ...forPerformers },
    { path: '/creator/videos/new', expose: './video', ...forPerformers },
    { path: '/creator/videos/:videoId', expose: './video', ...forPerformers },
    { path: '/creator/products', expose: './products', ...forPerformers },
    { path: '/creator/products/new', expose: './product', ...forPerformers },
    { path: '/creator/products/:productId', expose: './product', ...forPerformers },
    { path: '/creator/orders', expose: './orders', ...forPerformers },
    { path: '/creator/orders/:orderId', expose: './orders', ...forPerformers },
    { path: '/creator/shipping', expose: './shipping', ...forPerformers },
    { path: '/creator/vault', expose: './vault', ...forPerformers },
    { path: '/creator/followers', expose: './followers', ...forPerformers },
    { path: '/creator/fans', expose: './fans', ...forPerformers },
    { path: '/creator/mass-messages', expose: './campaigns', ...forPerformers },
    { path: '/creator/mass-messages/:campaignId', expose: './campaigns', ...forPerformers },
    { path: '/creator/earnings', expose: './earnings', ...forPerformers },
    { path: '/creator/payouts', expose: './payouts', ...forPerformers },
    { path: '/creator/payouts/:requestId', expose: './payout', ...forPerformers },
    { path: '/creator/inbox', expose: './inbox', ...forPerformers },
    { path: '/creator/coupons', expose: './coupons', ...forPerformers },
    { path: '/creator/referrals', expose: './referrals', ...forPerformers },
    { path: '/creator/account', expose: './account', ...forPerformers },
    { path: '/creator/account/:section', expose: './account', ...forPerformers },
  ],
  nav: [
    {
      id: 'studio',
      to: '/creator/studio',
      section: '/creator',
      labelKey: 'creator-studio:nav.studio',
      icon: 'layout-dashboard',
      order: 70,
      audience: 'performer',
      placements: ['side'],
    },
  ],
  fills: [
    {
      slot: 'shell.header',
      expose: './studio-link',
      order: 30,
      shows: [{ to: ['performer'], width: 40, height: 40 }],
    },
  ],
  offers: ['studio.actions'],
  intents: [{ intent: 'vault.pick', expose: './vault-picker' }],
};

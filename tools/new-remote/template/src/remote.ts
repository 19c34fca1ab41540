import { CONTRACT_VERSION, type RemoteDescriptor } from '@barg/contract';
import { paths } from './shared/paths.ts';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: '__name__',
  contract: CONTRACT_VERSION,
  routes: [{ path: paths.__camel__, expose: './__name__', layout: 'primary' }],
  nav: [
    {
      id: '__name__',
      to: paths.__camel__,
      labelKey: '__name__:title',
      icon: 'sparkles',
      order: __order__,
      audience: 'all',
      placements: ['side'],
    },
  ],
  fills: [{ slot: 'shell.aside', expose: './invitation', order: __order__ }],
  offers: [],
  intents: [],
};

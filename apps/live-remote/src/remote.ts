import { CONTRACT_VERSION, firstCallsOf, type RemoteDescriptor } from '@barg/contract';
import { LIVE_DATA } from './first-data/live.ts';
import { STREAM_DATA } from './first-data/stream.ts';

/** The remote's public face. It only lists; each expose lies in `app/exposes/<name>.tsx`. */
export const descriptor: RemoteDescriptor = {
  name: 'live',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/live', expose: './live', layout: 'primary', firstCalls: firstCallsOf(LIVE_DATA), isDrawn: true },
    { path: '/live/broadcast', expose: './broadcast', layout: 'primary', auth: true, performerOnly: true },
    { path: '/live/obs', expose: './obs', layout: 'primary', auth: true, performerOnly: true },
    { path: '/live/private', expose: './private', layout: 'primary', auth: true },
    { path: '/live/private/:sessionId', expose: './private-session', layout: 'primary', auth: true },
    { path: '/live/:streamId', expose: './watch', layout: 'primary', firstCalls: firstCallsOf(STREAM_DATA) },
  ],
  nav: [
    {
      id: 'live',
      to: '/live',
      labelKey: 'live:nav.live',
      icon: 'radio',
      order: 40,
      audience: 'all',
      placements: ['side', 'bottom'],
    },
  ],
  fills: [
    { slot: 'studio.actions', expose: './go-live-link', order: 10 },
    { slot: 'live.now', expose: './live-now', order: 10, shows: [{ height: 88 }] },
    {
      slot: 'profile.aside',
      expose: './planned-of',
      order: 20,
      // The heights of one plan, of two, and of three.
      shows: [
        { where: { '/performer/plannedStreams': 1 }, height: 140 },
        { where: { '/performer/plannedStreams': 2 }, height: 216 },
        { where: { '/performer/plannedStreams': 3 }, height: 292 },
      ],
    },
    { slot: 'shell.window', expose: './broadcast-window', order: 10 },
    { slot: 'shell.window', expose: './private-window', order: 20 },
    { slot: 'shell.notices', expose: './private-notices', order: 10 },
  ],
  offers: ['live.actions'],
  intents: [],
};

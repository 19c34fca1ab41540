import type { ReactElement } from 'react';
import type { PerformerProfile, Subscription } from '@barg/api-client/models';
import { storeHere, type Platform } from '@barg/session';
import { TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';
import { standingApi } from '../shared/api/wallet-standing.ts';

const texts = { 'en-US': enUS, 'fa-IR': faIR };

interface Options {
  locale?: keyof typeof texts;
  route?: string;
  platform?: Partial<Platform>;
  /** Whether the wallet is known to be open, so that a test of something else sees no call about it. */
  standing?: 'open' | 'unknown';
}

/** Renders a part of this remote with its texts, in a session and a host. */
export const renderCommerce = (
  element: ReactElement,
  { locale = 'en-US', route, platform, standing = 'open' }: Options = {},
) => {
  if (standing === 'open') knowOpenWallet();
  return renderWithUi(element, {
    locale,
    route,
    texts: { commerce: texts[locale] },
    wrapper: ({ children }) => <TestSession platform={platform}>{children}</TestSession>,
  });
};

const knowOpenWallet = () => {
  const entry = { endpointName: 'walletStanding', arg: undefined, value: { closedBy: null } } as const;
  storeHere().dispatch(standingApi.util.upsertQueryEntries([entry]));
};

/** The calls of {@link stubHttp} that send something, without those that only read again. */
export const ordersOf = <Call extends { body: unknown }>(made: readonly Call[]): Call[] =>
  made.filter(({ body }) => body !== undefined);

/** A host that answers every intent as told, and keeps what was asked. */
export const answering = (answer: 'done' | null) => {
  const askIntent = jest.fn<Promise<never>, [string, unknown]>(() => Promise.resolve(answer as never));
  return { askIntent, platform: { askIntent, isIntentAvailable: () => true } };
};

export const mahsa: PerformerProfile = {
  _id: '01900000-0000-7000-8000-0000000000aa',
  username: 'mahsa.art',
  name: 'Mahsa Karimi',
  avatar: null,
  avatarUrl: null,
  cover: null,
  craft: 'Painting',
  bio: '',
  city: '',
  country: null,
  languages: [],
  links: [],
  welcomeVideo: null,
  isVerified: true,
  isLive: false,
  liveStreamId: null,
  monthlyPrice: 6,
  quarterlyPrice: null,
  halfYearlyPrice: null,
  yearlyPrice: 60,
  isFreeTrial: false,
  followerCount: 0,
  isFollowed: false,
  isSubscribed: false,
  postCount: 0,
  galleryCount: 0,
  videoCount: 0,
  lastSeenAt: null,
  isBookmarked: false,
};

export const subscriptionTo = (performer: PerformerProfile, changes: Partial<Subscription> = {}): Subscription => ({
  _id: '01900000-0000-7000-8000-0000000000bb',
  performer,
  user: { _id: testUser()._id, username: 'nilou', name: 'Nilou', avatarUrl: null, isPerformer: false },
  type: 'monthly',
  status: 'active',
  price: 6,
  startedAt: '2099-01-01T00:00:00.000Z',
  currentPeriodEnd: '2099-02-01T00:00:00.000Z',
  cancelledAt: null,
  pause: null,
  gift: null,
  priceChange: null,
  failure: null,
  card: null,
  ...changes,
});

/** The envelope of a list with everything on its first page. */
export const pageOf = <Item,>(...data: Item[]) => ({ data, total: data.length });

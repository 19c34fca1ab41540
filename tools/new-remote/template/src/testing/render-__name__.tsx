import type { ReactElement } from 'react';
import type { PerformerCard } from '@barg/api-client/models';
import { TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';

/** Renders a part of this remote with its texts, in a session and a host. */
export const render__Name__ = (element: ReactElement) =>
  renderWithUi(element, {
    locale: 'en-US',
    texts: { '__name__': enUS },
    wrapper: ({ children }) => <TestSession>{children}</TestSession>,
  });

export const mahsa: PerformerCard = {
  _id: '01900000-0000-7000-8000-0000000000aa',
  username: 'mahsa.art',
  name: 'Mahsa Karimi',
  avatar: null,
  avatarUrl: null,
  craft: 'Painting',
  isVerified: true,
  isLive: false,
  liveStreamId: null,
  monthlyPrice: 6,
  yearlyPrice: 60,
  isFreeTrial: false,
  followerCount: 0,
  isFollowed: false,
  isSubscribed: false,
};

/** The envelope of a list with everything on its first page. */
export const pageOf = <Item,>(...data: Item[]) => ({ data, total: data.length });

import type { PerformerCard } from '@barg/api-client/models';

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

import type { PictureName } from './pictures.ts';

/** A performer's username; the data modules refer to people by it. */
export type Username = string;

/** Amounts are tokens with at most two decimals, as on the wire. */
export interface DemoPerformer {
  username: Username;
  /** Only for accounts to log in with; others have `<username>@barg.example`. */
  email?: string;
  name: string;
  locale: 'fa-IR' | 'en-US' | 'ar-EG';
  craft: string;
  bio: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Part of the verification: `1991-05-14`. */
  birthDate: string;
  /** 0 makes the subscription free. */
  monthlyPrice: number;
  quarterlyPrice?: number;
  halfYearlyPrice?: number;
  yearlyPrice?: number;
  isFreeTrial?: boolean;
  joinedDaysAgo: number;
  avatar: PictureName;
  cover: PictureName;
}

export interface DemoPerson {
  username: Username;
  email?: string;
  name: string;
  locale: 'fa-IR' | 'en-US' | 'ar-EG';
  theme?: 'light' | 'dark';
  joinedDaysAgo: number;
  avatar?: PictureName;
}

/** Absent: free. `subscribersOr`: for subscribers, and for others at a price. */
export type DemoAudience = 'subscribers' | { paid: number } | { subscribersOr: number };

export type VideoName = 'palette' | 'dawn-walk' | 'dawn-walk-teaser';
export type SoundName = 'six-beats';

/** Replies and likes of a comment. */
export interface DemoCommentMore {
  picture?: PictureName;
  replies?: ReadonlyArray<readonly [author: Username, text: string]>;
}

export type DemoComment = readonly [author: Username, text: string, more?: DemoCommentMore];

export interface DemoPoll {
  question: string;
  /** Options with the usernames of their voters. */
  options: readonly (readonly [text: string, voters: readonly Username[]])[];
  /** From the time of seeding; no end when absent. */
  endsInHours?: number;
}

export interface DemoPost {
  /** Only where other data refers to the post. */
  key?: string;
  /** Before the time of seeding, so that the demo looks recent. */
  hoursAgo: number;
  text: string;
  audience?: DemoAudience;
  /** The public beginning of a post that is not free; `text` continues it. */
  teaser?: string;
  pictures?: readonly PictureName[];
  /** Alternative texts of the pictures, in order. */
  altTexts?: readonly string[];
  /** The thumbnail on the performer's profile. */
  thumbnail?: PictureName;
  /** The public film of a post that is not free. */
  teaserVideo?: VideoName;
  /** From the time of seeding; never when absent. */
  expiresInHours?: number;
  video?: VideoName;
  sound?: SoundName;
  comments?: readonly DemoComment[];
  poll?: DemoPoll;
}

/** A scheduled post. */
export interface DemoComingPost {
  performer: Username;
  /** From the time of seeding. */
  inHours: number;
  text: string;
  pictures: readonly PictureName[];
  altTexts: readonly string[];
}

/** A draft of a performer. */
export interface DemoDraft {
  performer: Username;
  /** When it was last changed, before the time of seeding. */
  hoursAgo: number;
  text: string;
  pictures: readonly PictureName[];
}

export interface DemoGallery {
  performer: Username;
  title: string;
  description: string;
  audience?: DemoAudience;
  daysAgo: number;
  /** The first is the cover. */
  photos: readonly PictureName[];
}

export interface DemoVideo {
  performer: Username;
  title: string;
  description: string;
  audience?: DemoAudience;
  daysAgo: number;
  video: VideoName;
  /** The public teaser. */
  teaser?: VideoName;
  thumbnail: PictureName;
}

export interface DemoProduct {
  performer: Username;
  title: string;
  description: string;
  /** Tokens for a shipped product, with a stock if it is limited; or the audience of the download `file`. */
  offer: { price: number; stock?: number } | { file: PictureName; audience?: DemoAudience };
  daysAgo: number;
  isDraft?: true;
  /** The first is shown in lists. */
  pictures: readonly PictureName[];
  comments?: readonly DemoComment[];
}

/** One line of a conversation; `deleted` lines show as a deleted message. */
export interface DemoMessage {
  from: 'fan' | 'performer';
  text: string;
  deleted?: true;
  /** Its pictures; in the demo only performers send some. */
  pictures?: readonly PictureName[];
}

export interface DemoThread {
  fan: Username;
  performer: Username;
  /** When the last message was written. */
  lastHoursAgo: number;
  /** How many of the last messages are unread by the fan (or the performer). */
  unread?: { by: 'fan' | 'performer'; count: number };
  messages: readonly DemoMessage[];
}

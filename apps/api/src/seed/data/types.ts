import type { PictureName } from './pictures.ts';

/** A performer's username; the data modules refer to people by it. */
export type Username = string;

/** Amounts are tokens with at most two decimals, as on the wire. */
export interface DemoPerformer {
  username: Username;
  /** Only for accounts that somebody logs in with; others get `<username>@barg.example`. */
  email?: string;
  name: string;
  locale: 'fa-IR' | 'en-US' | 'ar-EG';
  craft: string;
  bio: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Checked with the documents of who is verified: `1991-05-14`. */
  birthDate: string;
  /** 0 makes the subscription free. */
  monthlyPrice: number;
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

/** Left out: free. `subscribersOr`: for subscribers, and for everybody else at a price. */
export type DemoAudience = 'subscribers' | { paid: number } | { subscribersOr: number };

export type VideoName = 'palette' | 'dawn-walk' | 'dawn-walk-teaser';
export type SoundName = 'six-beats';

/** What stands below a comment, and with it. */
export interface DemoCommentMore {
  picture?: PictureName;
  replies?: ReadonlyArray<readonly [author: Username, text: string]>;
}

export type DemoComment = readonly [author: Username, text: string, more?: DemoCommentMore];

export interface DemoPoll {
  question: string;
  /** Who chose it stands beside each option. */
  options: readonly (readonly [text: string, voters: readonly Username[]])[];
  /** From the time of seeding; it stays open when absent. */
  endsInHours?: number;
}

export interface DemoPost {
  /** Only where other data refers to the post. */
  key?: string;
  /** Before the time of seeding, so that the demo never looks stale. */
  hoursAgo: number;
  text: string;
  audience?: DemoAudience;
  /** The opening that everyone may read, for posts that are not free; `text` continues it. */
  teaser?: string;
  pictures?: readonly PictureName[];
  /** What the pictures show, in their order. */
  altTexts?: readonly string[];
  /** What stands for the post on its performer's profile. */
  thumbnail?: PictureName;
  /** What everyone may play of a post that is not free. */
  teaserVideo?: VideoName;
  /** From the time of seeding; it stays when absent. */
  expiresInHours?: number;
  video?: VideoName;
  sound?: SoundName;
  comments?: readonly DemoComment[];
  poll?: DemoPoll;
}

/** A post that is still to come. */
export interface DemoComingPost {
  performer: Username;
  /** From the time of seeding. */
  inHours: number;
  text: string;
  pictures: readonly PictureName[];
  altTexts: readonly string[];
}

/** What a performer has begun to write. */
export interface DemoDraft {
  performer: Username;
  /** When it was changed last, before the time of seeding. */
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
  /** What everyone may play of it. */
  teaser?: VideoName;
  thumbnail: PictureName;
}

export interface DemoProduct {
  performer: Username;
  title: string;
  description: string;
  /** Tokens for what is sent, which runs out where there is a stock; else who is given the picture `file` names. */
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
  /** What it shows; performers alone send pictures in the demo. */
  pictures?: readonly PictureName[];
}

export interface DemoThread {
  fan: Username;
  performer: Username;
  /** When the last message was written. */
  lastHoursAgo: number;
  /** How many of the last messages the fan (or the performer) has not opened yet. */
  unread?: { by: 'fan' | 'performer'; count: number };
  messages: readonly DemoMessage[];
}

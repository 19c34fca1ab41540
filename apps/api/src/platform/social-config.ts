import { z } from 'zod';

/** The environment's variables for social logins, see README. A provider is off unless all of its variables are set. */
export const socialEnvironment = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  TWITTER_CONSUMER_KEY: z.string().min(1).optional(),
  TWITTER_CONSUMER_SECRET: z.string().min(1).optional(),
  TWITTER_URL: z.url({ protocol: /^https?$/ }).default('https://api.twitter.com'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'must be a token of @BotFather')
    .optional(),
};

export interface GoogleOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface TwitterOptions {
  /** Without a slash at the end. */
  url: string;
  consumerKey: string;
  consumerSecret: string;
}

export interface TelegramOptions {
  botToken: string;
  /** The public part of the token. */
  botId: string;
}

/** The configured providers; null: off. */
export interface SocialOptions {
  google: GoogleOptions | null;
  twitter: TwitterOptions | null;
  telegram: TelegramOptions | null;
}

export const readSocialOptions = (env: z.output<z.ZodObject<typeof socialEnvironment>>): SocialOptions => ({
  google:
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
      : null,
  twitter:
    env.TWITTER_CONSUMER_KEY && env.TWITTER_CONSUMER_SECRET
      ? {
          url: env.TWITTER_URL.replace(/\/+$/, ''),
          consumerKey: env.TWITTER_CONSUMER_KEY,
          consumerSecret: env.TWITTER_CONSUMER_SECRET,
        }
      : null,
  telegram: env.TELEGRAM_BOT_TOKEN
    ? { botToken: env.TELEGRAM_BOT_TOKEN, botId: env.TELEGRAM_BOT_TOKEN.split(':')[0] ?? '' }
    : null,
});

/** The settings by which the page offers them. */
export const publicSocialSettings = ({ google, twitter, telegram }: SocialOptions) => ({
  socialLogins: [...(google ? ['google'] : []), ...(twitter ? ['twitter'] : []), ...(telegram ? ['telegram'] : [])],
  telegramBotId: telegram?.botId ?? '',
});

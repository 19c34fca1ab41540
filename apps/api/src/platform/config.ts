import path from 'node:path';
import { z } from 'zod';
import { EnvironmentError, setVariables } from './environment.ts';
import { LIMITS } from './limits.ts';
import { mailEnvironment, readMailOptions } from './mail/mail-config.ts';
import { readRedisOptions, redisEnvironment, type RedisOptions } from './redis/redis-config.ts';
import { readStorageOptions, storageEnvironment, type StorageOptions } from './files/storage-config.ts';
import { readSocialOptions, socialEnvironment, type SocialOptions } from './social-config.ts';
import { btcpayEnvironment, readBtcpayOptions, type BtcpayOptions } from './payments/crypto/btcpay-config.ts';
import { readTracingOptions, tracingEnvironment, type TracingOptions } from './tracing/tracing-config.ts';
import { type LiveEngineConfig, liveEngineEnvironment, readLiveEngineConfig } from './live/live-engine-config.ts';
import { agoraEnvironment, readAgoraOptions, type AgoraOptions } from './live/agora/agora-config.ts';
import {
  embeddedEngineEnvironment,
  readEmbeddedEngineOptions,
  type EmbeddedEngineOptions,
} from './live/embedded-config.ts';
import { readTurnOptions, turnEnvironment, type TurnOptions } from './live/turn-config.ts';
import { readStripeOptions, stripeEnvironment, type StripeOptions } from './payments/stripe-config.ts';
import type { Role } from './database/account-tables.ts';
import { readReplicaOptions, replicaEnvironment, type ReplicaOptions } from './replica/replica-config.ts';
import { databaseEnvironment, readDatabaseOptions, type DatabaseOptions } from './database/database-config.ts';
import type { MailOptions } from './mail/mailer.ts';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((value) => value === 'true' || value === '1');

const megabytes = z.coerce.number().int().min(1).max(1_000_000_000);

const environment = z.object({
  NODE_ENV: z.string().optional(),
  ROLE: z.enum(['', 'all', 'api', 'worker', 'edge']).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  ...databaseEnvironment,
  ...replicaEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CONTACT_EMAIL: z.union([z.literal(''), z.email().max(320)]).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  COUNTRY_HEADER: z.string().trim().toLowerCase().default(''),
  ALLOW_SANDBOX_PAYMENTS: flag,
  PUBLIC_IP: z.string().optional(),
  INTERNAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...turnEnvironment,
  ...liveEngineEnvironment,
  ...agoraEnvironment,
  ...embeddedEngineEnvironment,
  UPLOAD_QUOTA_MB: megabytes.default(51_200),
  UPLOAD_QUOTA_FAN_MB: megabytes.default(2048),
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  MEDIA_SECRET: z.string().min(32).optional(),
  HASH_PW_CLIENT: z.enum(['true', 'false']).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_EFFORT: z.coerce.number().int().min(10).max(10_000_000).default(100_000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TLS_CERT: z.string().optional(),
  ...redisEnvironment,
  ...mailEnvironment,
  ...storageEnvironment,
  ...socialEnvironment,
  ...stripeEnvironment,
  ...btcpayEnvironment,
  ...tracingEnvironment,
  PUSH_ORIGINS: z.string().default(''),
  WEBHOOK_ORIGINS: z.string().default(''),
  METRICS_TOKEN: z.union([z.literal(''), z.string().min(16).max(200)]).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SEALING_KEYS: z
    .string()
    .transform((list) => list.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32)).min(1))
    .optional(),
  CANARY_MIN_FAILED_VISITORS: z.coerce.number().int().min(1).max(100_000).default(10),
  CANARY_MARGIN_PERCENT: z.coerce.number().min(0).max(100).default(5),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(LIMITS.memberPerMinute),
});

export interface CaptchaOptions {
  recaptchaSecret: string | undefined;
  /** Where reCAPTCHA tokens are verified. */
  recaptchaUrl: string;
  /** About how many hashes a browser computes for an ALTCHA puzzle. */
  effort: number;
}

export interface CanaryLimits {
  /** Visitors with a failure of a canary before it is judged. */
  minFailed: number;
  /** How much larger its failure share may be than the stable version's, as a share of the visitors. */
  margin: number;
}

/** The configuration from the environment, read once. */
export interface Config extends LiveEngineConfig, EmbeddedEngineOptions {
  isProduction: boolean;
  /** Whether this process works on jobs; one that only answers requests leaves them to others. */
  runsJobs: boolean;
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  database: DatabaseOptions;
  /** The database that finds lists which may be a moment old; null where the one database does everything. */
  replica: ReplicaOptions | null;
  /** The most connections of the job runner itself. */
  jobsPoolSize: number;
  /** The Redis that several processes share; null where one process is alone. */
  redis: RedisOptions | null;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  trustedProxies: string[];
  /** The mailbox for letters from /contact, beside the operators' list. */
  contactEmail: string | undefined;
  /** The header, in lower case, in which a trusted proxy sends the visitor's country; empty when none does. */
  countryHeader: string;
  allowSandboxPayments: boolean;
  /** The keys of Stripe; null where it is not used. */
  stripe: StripeOptions | null;
  /** BTCPay Server, which takes coins; null where it is not used. */
  btcpay: BtcpayOptions | null;
  publicIp: string | undefined;
  /** For clients that speak Agora's protocol; null where it is not used. */
  agora: AgoraOptions | null;
  /** Servers that relay live media where a network lets none pass; null where there are none. */
  turn: TurnOptions | null;
  /** Where other processes of the site reach this one; without it they ask it nothing. */
  internalUrl: string | undefined;
  rateLimitPerMinute: number;
  /** The site's public URL, without a slash at the end. Links in mails begin with it, never with a request's Host. */
  publicUrl: string;
  mail: MailOptions;
  /** Whether browsers hash passwords before sending; undefined leaves it to the setting. */
  hashPwClient: boolean | undefined;
  captcha: CaptchaOptions;
  /** When a canary is withdrawn automatically; see docs/decisions/0041. */
  canary: CanaryLimits;
  /** Social logins. */
  social: SocialOptions;
  /** Where files are stored. */
  storage: StorageOptions;
  /** The storage quota of one account, by role. */
  uploadQuotaMegabytes: Readonly<Record<Role, number>>;
  /** The ffmpeg that makes films and sounds playable; without one only playable MP4 and M4A files are taken. */
  ffmpegPath: string;
  /** Origins of push services that may be reached although they are not public. */
  pushOrigins: readonly string[];
  /** Origins of teams' receivers that may be reached although they are not public. */
  webhookOrigins: readonly string[];
  /** Signs media URLs; made and kept in the database when absent. */
  mediaSecret: string | undefined;
  /** The token for /api/metrics; without it the route does not exist. */
  metricsToken: string | undefined;
  /** Where traces go; null where none are written. */
  tracing: TracingOptions | null;
  /** Encrypts accounts' secrets; made and kept in the data directory when absent. */
  secretKey: string | undefined;
  /** Keys for sealing alone, the one that seals first; none where the secret key seals. */
  sealingKeys: readonly Buffer[];
}

/** The configured public URL, else this machine's: a Host header is set by the client and must not get into mails. */
const publicUrlOf = ({ PUBLIC_URL, TLS_CERT, PORT }: z.output<typeof environment>): string =>
  (PUBLIC_URL ?? `${TLS_CERT ? 'https' : 'http'}://localhost:${PORT}`).replace(/\/+$/, '');

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads and checks the environment. @throws EnvironmentError */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = environment.safeParse(setVariables(env, Object.keys(environment.shape)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvironmentError(`The environment variable ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const value = parsed.data;
  const isProduction = value.NODE_ENV === 'production';
  const publicUrl = publicUrlOf(value);
  const mail = readMailOptions(value, publicUrl);
  if (mail.smtp && !value.PUBLIC_URL)
    throw new EnvironmentError(
      'The environment variable PUBLIC_URL is not set: mails that leave by SMTP must say where the site is.',
    );
  return {
    isProduction,
    runsJobs: value.ROLE !== 'api',
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    database: readDatabaseOptions(value),
    replica: readReplicaOptions(value),
    jobsPoolSize: value.DATABASE_JOBS_POOL_SIZE,
    redis: readRedisOptions(value),
    logLevel: value.LOG_LEVEL,
    contactEmail: value.CONTACT_EMAIL || undefined,
    trustedProxies: listOf(value.TRUSTED_PROXIES),
    countryHeader: value.COUNTRY_HEADER,
    allowSandboxPayments: !isProduction || value.ALLOW_SANDBOX_PAYMENTS,
    stripe: readStripeOptions(value),
    btcpay: readBtcpayOptions(value),
    publicIp: value.PUBLIC_IP,
    ...readEmbeddedEngineOptions(value),
    ...readLiveEngineConfig(value),
    agora: readAgoraOptions(value),
    turn: readTurnOptions(value),
    internalUrl: value.INTERNAL_URL && new URL(value.INTERNAL_URL).origin,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    publicUrl,
    mail,
    hashPwClient: value.HASH_PW_CLIENT === undefined ? undefined : value.HASH_PW_CLIENT === 'true',
    captcha: {
      recaptchaSecret: value.RECAPTCHA_SECRET,
      recaptchaUrl: value.RECAPTCHA_URL,
      effort: value.CAPTCHA_EFFORT,
    },
    canary: { minFailed: value.CANARY_MIN_FAILED_VISITORS, margin: value.CANARY_MARGIN_PERCENT / 100 },
    social: readSocialOptions(value),
    storage: readStorageOptions(value),
    uploadQuotaMegabytes: {
      user: value.UPLOAD_QUOTA_FAN_MB,
      performer: value.UPLOAD_QUOTA_MB,
      operator: value.UPLOAD_QUOTA_MB,
    },
    ffmpegPath: value.FFMPEG_PATH,
    pushOrigins: listOf(value.PUSH_ORIGINS),
    webhookOrigins: listOf(value.WEBHOOK_ORIGINS),
    mediaSecret: value.MEDIA_SECRET,
    metricsToken: value.METRICS_TOKEN || undefined,
    tracing: readTracingOptions(value),
    secretKey: value.SECRET_KEY,
    sealingKeys: (value.SEALING_KEYS ?? []).map((key) => Buffer.from(key, 'utf8')),
  };
};

import path from 'node:path';
import { z } from 'zod';

/** Requests a minute from one address; what a route allows itself is meant for this default. */
export const DEFAULT_RATE_LIMIT = 600;

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((value) => value === 'true' || value === '1');

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: z.string().default(''),
  ALLOW_SANDBOX_PAYMENTS: flag,
  PUBLIC_IP: z.string().optional(),
  LIVE_UDP_PORT: z.coerce.number().int().min(0).max(65535).default(41000),
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  MEDIA_SECRET: z.string().min(32).optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(DEFAULT_RATE_LIMIT),
});

/** Everything the environment decides, read once. */
export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  trustedProxies: string[];
  allowSandboxPayments: boolean;
  publicIp: string | undefined;
  liveUdpPort: number;
  rateLimitPerMinute: number;
  /** The ffmpeg that makes videos playable; without one only playable MP4 files are taken. */
  ffmpegPath: string;
  /** Signs the addresses of private media; made and kept in the database when absent. */
  mediaSecret: string | undefined;
}

/** Reads and checks the environment; throws one readable sentence that names the wrong variable. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The environment variable ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const value = parsed.data;
  const isProduction = value.NODE_ENV === 'production';
  return {
    isProduction,
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    allowSandboxPayments: !isProduction || value.ALLOW_SANDBOX_PAYMENTS,
    publicIp: value.PUBLIC_IP,
    liveUdpPort: value.LIVE_UDP_PORT,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    ffmpegPath: value.FFMPEG_PATH,
    mediaSecret: value.MEDIA_SECRET,
  };
};

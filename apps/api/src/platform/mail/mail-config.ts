import { z } from 'zod';
import type { MailOptions, SmtpOptions } from './mailer.ts';

/** The environment's variables about mail, see README. */
export const mailEnvironment = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).max(320).regex(/@/, 'must be a mail address').optional(),
};

type MailEnvironment = z.output<z.ZodObject<typeof mailEnvironment>>;

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;

const fromUrl = (value: string): SmtpOptions => {
  const url = new URL(value);
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : isSecure ? TLS_PORT : SUBMISSION_PORT,
    isSecure,
    auth: url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : null,
  };
};

const smtpOf = (env: MailEnvironment): SmtpOptions | null => {
  if (env.SMTP_URL) return fromUrl(env.SMTP_URL);
  if (!env.SMTP_HOST) return null;
  const port = env.SMTP_PORT ?? SUBMISSION_PORT;
  const auth = env.SMTP_USER ? { user: env.SMTP_USER, password: env.SMTP_PASSWORD ?? '' } : null;
  return { host: env.SMTP_HOST, port, isSecure: port === TLS_PORT, auth };
};

/** How mails are sent, and the sender; its domain is that of `publicUrl` by default. */
export const readMailOptions = (env: MailEnvironment, publicUrl: string): MailOptions => ({
  smtp: smtpOf(env),
  from: env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
});

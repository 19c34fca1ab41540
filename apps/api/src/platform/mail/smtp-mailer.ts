import nodemailer from 'nodemailer';
import { RefusedMailError, type Mailer, type SmtpOptions } from './mailer.ts';

/** A server that does not answer must not block a job, which is retried. */
const PATIENCE_MS = 15_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** 5yz is permanent (RFC 5321, section 4.2.1); 4yz and connection errors can be retried. */
const isForGood = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return false;
  const { responseCode } = error;
  // Refused credentials are a configuration error, not a fault of the mail.
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 559;
};

/** What lets mail programs offer to end the letters with one click (RFC 8058). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends by SMTP. Passwords are only sent encrypted, or to this machine. */
export const createSmtpMailer = ({ host, port, isSecure, auth }: SmtpOptions, from: string): Mailer => {
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: auth !== null && !isSecure && !LOOPBACK.has(host),
    ...(auth && { auth: { user: auth.user, pass: auth.password } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Mails must not make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    send: async ({ id, to, subject, text, html, unsubscribeUrl }) => {
      const messageId = `<${id}@${domainOf(from)}>`;
      try {
        // As an object, so that no address can name a second recipient.
        await transport.sendMail({
          ...{ from, to: { name: '', address: to }, subject, text, html, messageId },
          ...(unsubscribeUrl !== null && { headers: unsubscribing(unsubscribeUrl) }),
        });
      } catch (error) {
        if (isForGood(error)) throw new RefusedMailError('the server refused the mail', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
};

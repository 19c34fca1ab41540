import { createSmtpMailer } from './smtp-mailer.ts';
import type { Mailer, MailOptions } from './mailer.ts';

/** The outbox needs no delivery: the mail lies in the table already. */
const outbox: Mailer = { kind: 'outbox', send: async () => undefined, close: () => undefined };

export const createMailer = ({ smtp, from }: MailOptions): Mailer => (smtp ? createSmtpMailer(smtp, from) : outbox);

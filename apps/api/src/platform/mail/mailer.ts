/** A mail that can be sent. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader ends letters of its sort by a POST; null where there is no such address. */
  unsubscribeUrl: string | null;
}

/** Sends mails. */
export interface Mailer {
  /** `outbox`: nothing is sent; mails can be read in the table `mails`. */
  readonly kind: 'smtp' | 'outbox';
  /**
   * Resolves when the next server has accepted the mail. Rejects with {@link RefusedMailError} when a retry is useless.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The next server refused this mail for good, for example because the mailbox does not exist. */
export class RefusedMailError extends Error {
  override readonly name = 'RefusedMailError';
}

export interface SmtpOptions {
  host: string;
  port: number;
  /** TLS from the first byte (port 465); otherwise by STARTTLS. */
  isSecure: boolean;
  auth: { user: string; password: string } | null;
}

export interface MailOptions {
  /** Null: mails stay in the local outbox. */
  smtp: SmtpOptions | null;
  /** The sender, `Barg <no-reply@barg.example>` or a bare address. */
  from: string;
}

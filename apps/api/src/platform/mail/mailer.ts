/** A mail, ready to leave. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Takes mails out of the house. */
export interface Mailer {
  /** `outbox`: nothing leaves; what is written stays readable in the table `mails`. */
  readonly kind: 'smtp' | 'outbox';
  /** Resolves once the next server has taken the mail. Rejects with {@link RefusedMailError} when trying again is vain. */
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

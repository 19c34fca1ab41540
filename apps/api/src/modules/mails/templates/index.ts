import type { LetterTemplate } from '../letter.ts';
import { alreadyRegistered } from './already-registered.ts';
import { contactMessage } from './contact-message.ts';
import { emailVerification } from './email-verification.ts';
import { passwordReset } from './password-reset.ts';
import { performerApproved } from './performer-approved.ts';
import { performerRefused } from './performer-refused.ts';

/** Every letter and what it must be told. A new one is a file here and a line in both. */
export interface LetterData {
  'already-registered': { url: string };
  'contact-message': { name: string; email: string; subject: string; text: string };
  'email-verification': { name: string; url: string };
  'password-reset': { name: string; url: string };
  'performer-approved': { name: string; url: string };
  'performer-refused': { name: string; reason: string; url: string };
}

export type TemplateName = keyof LetterData;

export const templates: { [Name in TemplateName]: LetterTemplate<LetterData[Name]> } = {
  'already-registered': alreadyRegistered,
  'contact-message': contactMessage,
  'email-verification': emailVerification,
  'password-reset': passwordReset,
  'performer-approved': performerApproved,
  'performer-refused': performerRefused,
};

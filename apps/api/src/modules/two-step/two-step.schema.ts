import { z } from 'zod';
import { latinDigits } from '../../shared/latin-digits.ts';
import { dataOf } from '../../shared/wire.ts';

/** Digits of every verification code (specification, section 5). */
export const CODE_LENGTH = 6;

/** A code of the authenticator app. It may be typed with the digits of another keyboard. */
export const codeSchema = z.string().trim().min(1).max(CODE_LENGTH).transform(latinDigits);
export const recoveryCodeSchema = z.string().trim().min(1).max(20);
const passwordSchema = z.string().min(1).max(200);

export const confirmBody = z.object({ code: codeSchema });

/**
 * Turning two-step verification off, or making new recovery codes, needs the password or a code; for an operator a
 * code, or a recovery code when the app is lost.
 */
export const proofBody = z
  .object({ password: passwordSchema, code: codeSchema, recoveryCode: recoveryCodeSchema })
  .partial()
  .refine((proof) => Object.values(proof).filter((part) => part !== undefined).length === 1, 'a password or a code');

export type Proof = z.output<typeof proofBody>;

/** The errors of a refused proof, for routes that take one. */
export const PROOF_ERRORS = [
  'auth.incorrect_credentials',
  'two-step.code_needed',
  'two-step.not_on',
  'two-step.wrong_code',
  'two-step.wrong_recovery_code',
];

export const secondStepBody = z
  .object({
    challenge: z.string().min(1).max(100),
    code: codeSchema.optional(),
    recoveryCode: recoveryCodeSchema.optional(),
  })
  .refine((body) => (body.code === undefined) !== (body.recoveryCode === undefined), 'a code or a recovery code');

export type SecondStep = z.output<typeof secondStepBody>;

export const twoStepStatusSchema = z
  .object({
    isEnabled: z.boolean(),
    enabledAt: z.iso.datetime().nullable(),
    /** Unused recovery codes. */
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'TwoStepStatus' });

export type TwoStepStatus = z.infer<typeof twoStepStatusSchema>;

export const statusAnswer = dataOf(twoStepStatusSchema);

export const setUpSchema = z
  .object({
    /** In base32, to type into the app. */
    secret: z.string(),
    /** For a QR code. */
    otpauthUrl: z.string(),
  })
  .meta({ id: 'TwoStepSetUp' });

export type TwoStepSetUp = z.infer<typeof setUpSchema>;

export const setUpAnswer = dataOf(setUpSchema);

/** Shown once; only hashes are stored. */
export const recoveryCodesAnswer = dataOf(
  z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
);

import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane.
const options = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** A hash in PHC format, to be stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/**
 * True when the password fits. Takes the same time whether the account exists or has a password (null: it has none),
 * see {@link spendPasswordTime}.
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  if (stored !== null) return verify(stored, password);
  await spendPasswordTime(password);
  return false;
};

let decoy: Promise<string> | undefined;

/** Spends the time of a verification when there is no account, so that answers do not tell which exist. */
export const spendPasswordTime = async (password: string): Promise<void> => {
  decoy ??= hashPassword('decoy');
  await verifyPassword(await decoy, password);
};

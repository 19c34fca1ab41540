import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane.
const options = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** A hash in PHC format, to be stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** True when the password fits; takes the same time whether the account exists, see {@link spendPasswordTime}. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);

let decoy: Promise<string> | undefined;

/** Spends the time of a verification when there is no account, so that answers do not tell which exist. */
export const spendPasswordTime = async (password: string): Promise<void> => {
  decoy ??= hashPassword('decoy');
  await verifyPassword(await decoy, password);
};

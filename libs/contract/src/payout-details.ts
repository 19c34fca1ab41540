/** Two letters of the country, two check digits, and the account as the country writes it. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Normalises digits of other scripts to Latin ones, and removes spaces and dashes. */
export const plainAccount = (written: string): string =>
  written
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\s\u200C\u200E\u200F\u2066-\u2069-]/g, '')
    .toUpperCase();

/**
 * Whether a normalised text is an IBAN: with its first four characters at the end and letters as numbers, it is 1
 * modulo 97.
 */
export const isIban = (text: string): boolean => {
  if (!FORM.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
};

/** An account's number and its bank's code, normalised. */
export const ACCOUNT_NUMBER = /^[A-Z0-9]{4,34}$/;
export const ROUTING_NUMBER = /^[A-Z0-9]{4,15}$/;

/** An address of a network of coins. */
export const COIN_ADDRESS = /^[A-Za-z0-9:]{20,128}$/;

interface BankAccount {
  iban?: string | undefined;
  accountNumber?: string | undefined;
  routingNumber?: string | undefined;
}

/** The fields that a bank account lacks: it is told by its IBAN, or by its number with the bank's code. */
export const missingOfAccount = ({ iban, accountNumber, routingNumber }: BankAccount): Array<keyof BankAccount> => {
  if (iban || (accountNumber && routingNumber)) return [];
  if (!accountNumber && !routingNumber) return ['iban'];
  return [accountNumber ? 'routingNumber' : 'accountNumber'];
};

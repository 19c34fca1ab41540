/** Whether the last digit of a card number is its check digit (ISO/IEC 7812). Expects digits only. */
export const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
};

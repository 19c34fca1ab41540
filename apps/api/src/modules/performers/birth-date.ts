export const OLDEST_BIRTH = '1900-01-01';
const ADULT_YEARS = 18;

/**
 * Whether somebody born on a date (`1994-03-21`) is 18 today, the birthday included. Today is in UTC; somebody born on
 * the 29th of February is of age on the 1st of March.
 */
export const isAdult = (birthDate: string, today: Date = new Date()): boolean => {
  const [year, month, day] = birthDate.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return Date.UTC(year + ADULT_YEARS, month - 1, day) <= today.getTime();
};

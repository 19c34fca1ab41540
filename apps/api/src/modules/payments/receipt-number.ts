interface Numbered {
  receipt_year: number | null;
  receipt_number: number | null;
}

/** A receipt's number, `2026-000042`; in Latin digits in every language, so that it can be quoted. */
export const presentNumber = ({ receipt_year: year, receipt_number: number }: Numbered): string | null =>
  year === null || number === null ? null : `${year}-${String(number).padStart(6, '0')}`;

interface Numbered {
  receipt_year: number | null;
  receipt_number: number | null;
}

/** A receipt's number as it is written, `2026-000042`: in Latin digits everywhere, since people tell it one another. */
export const presentNumber = ({ receipt_year: year, receipt_number: number }: Numbered): string | null =>
  year === null || number === null ? null : `${year}-${String(number).padStart(6, '0')}`;

/** Stands in for the vendor prefixes of stylis, which styled-components leaves switched off. */
export const prefix = (value) => value;

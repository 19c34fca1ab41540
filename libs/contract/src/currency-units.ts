/** Currencies without a smaller unit: no gateway charges or sends a fraction of one. */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));

/** The smallest amount of a currency that can be charged or sent, in hundredths of it. */
export const unitOf = (currency: string): 1 | 100 => (WHOLE.has(currency.toUpperCase()) ? 100 : 1);

import { z } from 'zod';

/** What is proposed for a post, a gallery or a video; tokens. */
export const PRICES = [2, 5, 10];

export interface Offer {
  audience: 'free' | 'subscribers' | 'paid';
  /** Tokens; NaN while the field is empty, Infinity while its text is no amount. */
  price: number;
}

/** A price says nothing without its audience: they are kept and sent together. */
export const OFFER_FIELDS = ['audience', 'price'] as const;

/** Any content of the number field, also while it is hidden: the form's own rule decides whether it fits. */
export const typedNumber = z.custom<number>((value) => typeof value === 'number');

/** Whether the price fits: what is for subscribers may go without, and is then sold to nobody else. */
export const isPriceFit = ({ audience, price }: Offer, maximum: number): boolean => {
  if (audience === 'free') return true;
  if (audience === 'subscribers' && Number.isNaN(price)) return true;
  return price > 0 && price <= maximum;
};

/** The price in the body of a call; there is none for what is free. */
export const priceBody = ({ audience, price }: Offer): { price?: number } =>
  audience === 'free' ? {} : { price: Number.isNaN(price) ? 0 : price };

/** The field's value for what has been published, or for something new. */
export const priceValue = (work?: { price: number }): number => work?.price || NaN;

import { useAskedAgain } from '@barg/session/line';
import { useShippingPricesQuery } from './shipping-api.ts';

/**
 * Whether nobody can order what she sends, because no country has a price for the sending. False while that is not known.
 * @param isAsked whether there is anything to send
 */
export const useShipsNowhere = (isAsked: boolean): boolean => {
  const { data } = useAskedAgain(useShippingPricesQuery(undefined, { skip: !isAsked }));
  return isAsked && data?.elsewhere === null && data.countries.every(({ price }) => price === null);
};

/** The badge of an order's state: buyer and seller see the same. */
export const ORDER_LOOKS = {
  created: 'pending',
  processing: 'pending',
  shipped: 'status',
  delivered: 'status',
  refunded: 'danger',
} as const;

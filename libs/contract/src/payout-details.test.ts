import {
  ACCOUNT_NUMBER,
  COIN_ADDRESS,
  isIban,
  missingOfAccount,
  plainAccount,
  ROUTING_NUMBER,
} from './payout-details.ts';

it('takes an IBAN with the check digits that its account makes', () => {
  for (const iban of ['GB82WEST12345698765432', 'DE89370400440532013000', 'IR580540105180021273113007'])
    expect([iban, isIban(iban)]).toEqual([iban, true]);
  const wrong = ['GB82WEST12345698765423', 'GB82', 'DE8937040044053201300', '1234', 'gb82west12345698765432'];
  for (const iban of wrong) expect([iban, isIban(iban)]).toEqual([iban, false]);
});

it('reads digits of Persian and Arabic, with spaces and marks', () => {
  expect(plainAccount('ir۵۸ ۰۵۴۰ ۱۰۵۱ ۸۰۰۲ ۱۲۷۳ ۱۱۳۰ ۰۷')).toBe('IR580540105180021273113007');
  expect(plainAccount('\u2066DE٨٩-3704 0044\u2069')).toBe('DE8937040044');
});

it('says which fields an account lacks', () => {
  expect(missingOfAccount({})).toEqual(['iban']);
  expect(missingOfAccount({ iban: '', accountNumber: '', routingNumber: '' })).toEqual(['iban']);
  expect(missingOfAccount({ accountNumber: '12345' })).toEqual(['routingNumber']);
  expect(missingOfAccount({ routingNumber: '12345' })).toEqual(['accountNumber']);
  expect(missingOfAccount({ iban: 'DE89370400440532013000', routingNumber: '12345' })).toEqual([]);
  expect(missingOfAccount({ accountNumber: '12345', routingNumber: '12345' })).toEqual([]);
});

it('bounds the numbers of accounts and the addresses of coins', () => {
  expect([ACCOUNT_NUMBER.test('123'), ACCOUNT_NUMBER.test('1234')]).toEqual([false, true]);
  expect([ROUTING_NUMBER.test('1234567890123456'), ROUTING_NUMBER.test('MELIIRTH')]).toEqual([false, true]);
  expect([COIN_ADDRESS.test('bc1q'), COIN_ADDRESS.test('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')]).toEqual([
    false,
    true,
  ]);
});

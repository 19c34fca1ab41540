import { formatCardNumber, formatCode, formatExpiry, parseExpiry } from './card-format.ts';

describe('a card as it is typed', () => {
  it('groups its number as it is printed, whatever digits were typed', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('۴۲۴۲۴۲۴۲۴')).toBe('4242 4242 4');
    expect(formatCardNumber('٤٢٤٢ ٤')).toBe('4242 4');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  });

  it('writes the expiry as month and year, and can be erased', () => {
    expect(formatExpiry('1234')).toBe('12/34');
    expect(formatExpiry('۱۲۳۴')).toBe('12/34');
    expect(formatExpiry('12/')).toBe('12');
    expect(formatExpiry('934')).toBe('09/34');
  });

  it('takes only months that exist', () => {
    expect(parseExpiry('12/34')).toEqual({ expMonth: 12, expYear: 2034 });
    expect(parseExpiry('13/34')).toBeNull();
    expect(parseExpiry('12/3')).toBeNull();
  });

  it('keeps the digits of the security code', () => {
    expect(formatCode('۱۲a٣45')).toBe('1234');
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pesoText } from './pesos.ts';

it.each([
  [0, 'PHP 0'],
  [1, 'PHP 0.01'],
  [99, 'PHP 0.99'],
  [100, 'PHP 1'],
  [9_000, 'PHP 90'],
  [9_050, 'PHP 90.50'],
  [99_999, 'PHP 999.99'],
  [100_000, 'PHP 1,000'],
  [123_456_789, 'PHP 1,234,567.89'],
  [-4_500, '−PHP 45'],
])('%i centavos read %s', (centavos, text) => {
  expect(pesoText(centavos)).toBe(text);
});

it('says exactly the amount, whatever it is', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (centavos) => {
      const [pesos = '', rest = '00'] = pesoText(centavos).slice(4).replaceAll(',', '').split('.');
      expect(BigInt(pesos) * 100n + BigInt(rest)).toBe(BigInt(centavos));
    }),
  );
});

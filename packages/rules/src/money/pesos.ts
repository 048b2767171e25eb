/** Philippine pesos for reading, from whole centavos: 'PHP 90', 'PHP 1,250.50'. */
export function pesoText(centavos: number): string {
  const sign = centavos < 0 ? '−' : '';
  const size = Math.abs(centavos);
  const pesos = Math.floor(size / 100).toLocaleString('en-US');
  const rest = size % 100;
  return `${sign}PHP ${pesos}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

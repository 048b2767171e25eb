import { plainCharacters } from '../shell/plain-characters.ts';

// What a spreadsheet would take for a formula, beside a plain number; the wide ones are those of Chinese and Japanese keyboards.
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
// Spreadsheets of some countries part cells by a semicolon or a tab.
const parted = /[",;\t\n]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * A table as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. Text that a spreadsheet would run as a formula
 * is led by an apostrophe.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(given: string): string {
  const text = plainCharacters(given);
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return parted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Centavos as a plain number of pesos for a spreadsheet: '90.00', '-22.50'. */
export function pesoNumber(centavos: number): string {
  const size = Math.abs(centavos);
  return `${centavos < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

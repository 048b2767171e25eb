/** 128 random bits in hexadecimal. Unlike randomUUID, getRandomValues is there on plain http too. */
export function randomCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

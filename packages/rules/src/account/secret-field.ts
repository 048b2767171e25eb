/** Names that a field for a password may have. What is typed there is never drawn, kept or sent back. */
export type SecretField = 'password' | 'repeatedPassword';

const names: ReadonlySet<string> = new Set<SecretField>(['password', 'repeatedPassword']);

/** Whether what is typed into a field of this name is a password. */
export function isSecretField(name: string): boolean {
  return names.has(name);
}

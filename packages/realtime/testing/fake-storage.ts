/** A browser's storage; a forbidden one throws at each use, as in a private window. */
export class FakeStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly kept = new Map<string, string>();
  isForbidden = false;

  getItem(key: string): string | null {
    this.check();
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.check();
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.check();
    this.kept.delete(key);
  }

  private check(): void {
    if (this.isForbidden) throw new DOMException('Storage is forbidden.', 'SecurityError');
  }
}

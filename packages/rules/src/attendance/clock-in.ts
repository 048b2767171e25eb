/** Clock-in status of a shift on the wire: -1 unknown, 0 not yet clocked, 1 clocked in, 2 late (specification, core §4). */
export type ClockInState = 'unknown' | 'ready' | 'clockedIn' | 'late' | 'closed';

/** State for a status read from GetClockInStatus; anything else counts as unknown. */
export function clockInStateOfStatus(status: number): ClockInState {
  if (status === 0) return 'ready';
  if (status === 1) return 'clockedIn';
  if (status === 2) return 'late';
  return 'unknown';
}

/**
 * What a clock-in reply's Body means: 0 stays clickable; 1 or -1 clocked in; 2 or 3 late; others disable.
 * The message is a success tip only for 1 (specification, core §4).
 */
export function clockInResult(body: number): { state: ClockInState; isSuccess: boolean } {
  const isSuccess = body === 1;
  if (body === 0) return { state: 'ready', isSuccess };
  if (body === 1 || body === -1) return { state: 'clockedIn', isSuccess };
  if (body === 2 || body === 3) return { state: 'late', isSuccess };
  return { state: 'closed', isSuccess };
}

/** Only a shift that is known and not yet clocked can be clocked. */
export function canClockIn(state: ClockInState): boolean {
  return state === 'ready';
}

/** Button text by state (specification, core §2: Clock In / Clocked In / Late). */
export function clockInLabel(state: ClockInState): string {
  if (state === 'clockedIn') return 'Clocked In';
  if (state === 'late') return 'Late';
  return 'Clock In';
}

import type { Call } from '@tutor/rules/calls/call';

/**
 * Which of two people makes the first offer: the caller, whose page is open while the other's page still loads; of two others the one
 * with the higher number. Both sides derive it from the same record.
 */
export function offersFirst({ callerId }: Pick<Call, 'callerId'>, ownId: number, otherId: number): boolean {
  if (ownId === callerId || otherId === callerId) return ownId === callerId;
  return ownId > otherId;
}

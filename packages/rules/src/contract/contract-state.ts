/** What can be done with a contract, by its audit status (specification, core §4; anything unknown counts as not signed). */
export function canSignContract(auditStatus: number): boolean {
  return auditStatus !== 0 && auditStatus !== 1;
}

/** Text of a contract's audit status (specification, core §4). */
export function auditStatusText(status: number): string {
  if (status === 0) return 'Auditing';
  if (status === 1) return 'Audit Passed';
  if (status === 2) return 'Audit failed';
  return 'Not signed';
}

export const incompleteInfoMessage = 'Please kindly upload your personal information ASAP.';
export const awaitingApprovalMessage =
  "You Personal Data is being verified, please confirm with your TM and sign the digital contract once it's done. Thanks.";

/** What a press on Sign Contract leads to (specification, core §4). */
export type SignContractStep =
  | { kind: 'completeInfo'; message: string; path: '/newPersonalData' }
  | { kind: 'await'; message: string }
  | { kind: 'sign'; path: '/signContract' | '/signContractCustom' };

/** Leads to the contract unless personal data are missing or not yet approved. */
export function signContractStep(tutor: {
  isInfoIncomplete: boolean;
  isAwaitingApproval: boolean;
  isInternationalOrCustom: boolean;
}): SignContractStep {
  if (tutor.isInfoIncomplete) return { kind: 'completeInfo', message: incompleteInfoMessage, path: '/newPersonalData' };
  if (tutor.isAwaitingApproval) return { kind: 'await', message: awaitingApprovalMessage };
  return { kind: 'sign', path: tutor.isInternationalOrCustom ? '/signContractCustom' : '/signContract' };
}

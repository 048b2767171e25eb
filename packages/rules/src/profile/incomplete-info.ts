/** Where confirming the incomplete-info notice leads, by the tutor's states, or undefined (specification, core §4). */
export function incompleteInfoPath(states: { personal: number; contact: number }): '/newPersonalData' | undefined {
  const isIncomplete = states.personal === 0 && (states.contact === 0 || states.contact === 1);
  return isIncomplete ? '/newPersonalData' : undefined;
}

/** Whether a page takes personal data itself: what the notice asks for is done there. */
export function isPersonalDataPage(pathname: string): boolean {
  return /^\/(newPersonalData|personalData)(\/|$)/.test(pathname);
}

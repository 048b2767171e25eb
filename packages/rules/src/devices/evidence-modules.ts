/** Modules whose forms take a network test as evidence: appeals, and the No to a class. */
export const evidenceModules = ['AppealFile', 'Absent'] as const;
export type EvidenceModule = (typeof evidenceModules)[number];

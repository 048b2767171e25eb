export const contractPath = '/signContract/contract';
export const tesolPath = '/signContract/tesolCertification';
export const customContractPath = '/signContractCustom/contractCustom';

/** Name of the draft of a signing. */
export const signDraft = 'sign-contract';

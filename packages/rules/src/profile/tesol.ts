/** Earliest birthday of the form (specification, core §5 and §9). */
export const birthdayMin = '1950-01-01';

/** The two answers to whether one holds a TESOL certificate (specification, core §5). */
export const tesolAnswers = { yes: 'Yes,I have', no: "No,I haven't" } as const;

/** Said before the form is sent (specification, core §4). */
export const tesolWarning = 'Please check carefully: this information cannot be changed after submission.';

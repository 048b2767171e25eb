/** Longest self-introduction, in characters. */
export const introductionMax = 1_000;

/** 1 male, 2 female, 0 rather not said. */
export const sexes = { '1': 'Male', '2': 'Female', '0': 'Rather not say' } as const;

/** Degrees, highest last. */
export const degrees = ['High school', 'Vocational', 'Associate', 'Bachelor', 'Master', 'Doctorate'] as const;

/** How a tutor is connected. */
export const connectionTypes = ['Fibre', 'Cable', 'DSL', 'Fixed wireless', 'Mobile', 'Satellite'] as const;
/** What a tutor teaches with. */
export const equipmentTypes = ['Desktop', 'Laptop', 'Tablet'] as const;

/** Most hobbies that a tutor may tick, and the longest name of one. Which are offered, the service says. */
export const hobbiesMax = 40;
export const hobbyLengthMax = 40;

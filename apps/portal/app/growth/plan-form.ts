/** Where next week's hours are planned, and the form that does it. */
export const planPath = '/growthCenter/growthSchedule';
export const planForm = 'growth-plan';

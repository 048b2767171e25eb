/** Attempts at a test in one day of the company; the best one counts (decisions, Growth, rankings, training). */
export const attemptsADay = 3;

/** What is said when they are used up. */
export const attemptsUsedText = `You have used all ${attemptsADay} attempts of today. The next one is possible tomorrow, by the company's day.`;

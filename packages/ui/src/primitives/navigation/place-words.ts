/** Marks the words that say which part of a page is shown, such as its days or 'Page 2 of 5'; a navigation announces them. */
export const placeWords = { 'data-place': '' } as const;

export const placeSelector = '[data-place]';

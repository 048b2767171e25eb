/** Another tab or device was first, or the answer to the first press was lost. */
export const alreadyReceived = { message: 'You have received this already: nothing was added.', tone: 'info' } as const;

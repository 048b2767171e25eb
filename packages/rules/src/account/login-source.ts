/** Where a sign-in or a download came from, on the wire (SourceType; the specification shows no values). */
export const loginSources = { web: 1, desktopClient: 2, identityProvider: 3, handedOver: 4 } as const;

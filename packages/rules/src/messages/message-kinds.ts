/** Children of /message: the kinds a message is filed under (specification, core §2). Apart from the schemas, which browsers need not load. */
export const messageKinds = ['remind', 'warning', 'notice', 'levelUp'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Names of the drafts of the chat's forms, for who clears them once the form has been sent. */
export const newGroupDraft = 'chat-group';
export const groupNumberDraft = 'chat-group-number';
export const chatProfileDraft = 'chat-profile';
export const inviteDraft = (groupId: number): string => `chat-invite:${groupId}`;
export const joinDraft = (groupNumber: string): string => `chat-join:${groupNumber}`;
export const groupSettingsDraft = (groupId: number): string => `chat-group-settings:${groupId}`;
/** Of a reply of one's own: of a new one where no key is given. */
export const replyTemplateDraft = (key: string | undefined): string => `chat-reply:${key ?? 'new'}`;

import { chatAsksOver } from '@tutor/realtime/chat/chat-asks-over';
import { askChat } from './ask-chat.ts';
import { uploadChatFile } from './upload-chat-file.ts';

/** The way of the chat's client to the service, through the portal. */
export const chatAsks = chatAsksOver({
  ask: askChat,
  uploadFile: (order, tools) => uploadChatFile(order, tools, 'Attachment'),
});

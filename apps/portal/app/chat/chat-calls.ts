import { callsOver } from '@tutor/realtime/chat/calls-over';
import { askChat } from './ask-chat.ts';
import { uploadChatFile } from './upload-chat-file.ts';

/** The way of the chat's client to the service, through the portal. */
export const chatCalls = callsOver({
  ask: askChat,
  uploadFile: (order, tools) => uploadChatFile(order, tools, 'Attachment'),
});

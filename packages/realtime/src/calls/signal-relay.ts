import { type ChatEventPayload, chatEventSchemas } from '@tutor/rules/chat/chat-events';
import { openChannel as openBrowserChannel, type TabChannel, type TabEnvironment } from '../browser/tab-environment.ts';

type CallSignals = ChatEventPayload<'CallSignals'>;

const channelName = 'call-signals';
let channel: TabChannel | undefined;

/** Passes signals that came over this tab's hub on to the call's window, whose own connection to the hub takes longer. */
export function passSignalsOn(signals: CallSignals): void {
  channel ??= openBrowserChannel(channelName, () => {});
  channel?.post(signals);
}

/** Calls back with the signals that another tab of this browser passes on; returns how to stop that. */
export function onPassedSignals(
  callback: (signals: CallSignals) => void,
  openChannel: TabEnvironment['openChannel'] = openBrowserChannel,
): () => void {
  const opened = openChannel(channelName, (message) => {
    const { data } = chatEventSchemas.CallSignals.safeParse(message);
    if (data !== undefined) callback(data);
  });
  return () => opened?.close();
}

import { callPeopleMax } from '@tutor/rules/calls/call-limits';
import { callTypes } from '@tutor/rules/calls/call-types';
import type { Conversation } from '@tutor/rules/chat/conversation';
import type { CallPeoplePickerProps } from '@tutor/ui/calls/call-people-picker.tsx';
import { useState } from 'react';
import { callInWindow } from '../calls/open-call-window.ts';

/**
 * Calls the people of a conversation, within the press. Of a group that is larger than a call it asks whom: `picking` is its
 * dialog's. `begin` is undefined while there is nobody to call.
 */
export function useBeginCall(
  details: Conversation | undefined,
  ownId: number,
): { begin: ((callType: number) => void) | undefined; picking: CallPeoplePickerProps | undefined } {
  const [asked, setAsked] = useState<number>();
  const others = details?.members.filter(({ id }) => id !== ownId) ?? [];
  if (details === undefined || others.length === 0) return { begin: undefined, picking: undefined };
  const open = (callType: number, people?: number[]): void =>
    callInWindow({ conversationId: details.id, callType, people });
  const close = (): void => setAsked(undefined);
  return {
    begin: (callType) => (others.length < callPeopleMax ? open(callType) : setAsked(callType)),
    picking:
      asked === undefined
        ? undefined
        : {
            people: others,
            callLabel: asked === callTypes.audio ? 'Audio call' : 'Video call',
            onCall: (people) => {
              open(asked, people);
              close();
            },
            onClose: close,
          },
  };
}

import { memo } from 'react';
import { avatars, type BenchMessage } from './chat-messages.ts';

/** The least that a message is: who, when and what. */
export const PlainRow = memo(function PlainRow({ message }: { message: BenchMessage }) {
  return (
    <div className={message.who === 0 ? 'row own' : 'row'} id={message.id}>
      <img src={avatars[message.who]} width="32" height="32" alt="" />
      <div className="bubble">
        <b>{`Person ${message.who}`}</b> <time>{message.at.toISOString().slice(11, 16)}</time>
        <p>{message.text}</p>
      </div>
    </div>
  );
});

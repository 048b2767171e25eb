import type { Call, Participant } from '@tutor/rules/calls/call';
import type { MediaLink } from './call-media.ts';
import type { OtherPerson } from './call-snapshot.ts';

/** The others of a call: who they are by the record, what arrives of them by their connections. */
export function otherPeople(
  call: Call | undefined,
  personId: number,
  links: ReadonlyMap<number, MediaLink>,
): readonly OtherPerson[] {
  const others = call?.people.filter((person) => person.personId !== personId) ?? [];
  return others.map((person) => otherPerson(person, links.get(person.personId)));
}

function otherPerson(person: Participant, link: MediaLink | undefined): OtherPerson {
  const { personId, name, avatar, state, devices } = person;
  const { isCameraOn = false, isSharing = false, isSpeaking = false } = link?.shown ?? {};
  const status = link?.status ?? (state === 'joined' ? 'connecting' : 'none');
  // Before the page says it itself, it is as the record has it.
  const isMicOn = status === 'connecting' ? devices?.isMicOn !== false : link?.shown.isMicOn === true;
  return {
    personId,
    name,
    avatar,
    state,
    link: status,
    isMicOn,
    isCameraOn,
    isSharing,
    isSpeaking,
    stream: isCameraOn ? (link?.video ?? null) : null,
    screen: isSharing ? (link?.screen ?? null) : null,
    quality: link?.quality,
  };
}

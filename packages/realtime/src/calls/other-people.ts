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

function otherPerson({ personId, name, avatar, state }: Participant, link: MediaLink | undefined): OtherPerson {
  const { isMicOn = false, isCameraOn = false, isSharing = false, isSpeaking = false } = link?.shown ?? {};
  return {
    personId,
    name,
    avatar,
    state,
    link: link?.status ?? (state === 'joined' ? 'connecting' : 'none'),
    isMicOn,
    isCameraOn,
    isSharing,
    isSpeaking,
    stream: isCameraOn ? (link?.video ?? null) : null,
    screen: isSharing ? (link?.screen ?? null) : null,
    quality: link?.quality,
  };
}

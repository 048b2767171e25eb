import type { GroupRole, PersonKind } from './chat-person.ts';
import type { GroupAudience, GroupSettings } from './conversation.ts';

interface Actor {
  id: number;
  role: GroupRole;
}
interface Target extends Actor {
  kind: PersonKind;
}

/** Whether a role counts as an administrator: the owner does. */
export function isAdmin(role: GroupRole): boolean {
  return role !== 'member';
}

/** Why `actor` cannot remove `target` from their group, in words; undefined where it can (specification, growth §5). */
export function whyNotRemove(actor: Actor, target: Actor): string | undefined {
  if (actor.id === target.id) return 'You cannot remove yourself. Leave the group instead.';
  if (target.role === 'owner') return 'The owner cannot be removed.';
  if (!isAdmin(actor.role)) return 'Only administrators can remove members.';
  if (target.role === 'admin' && actor.role !== 'owner') return 'Only the owner can remove an administrator.';
  return undefined;
}

/** Why `actor` cannot make `target` an administrator, or a member again. */
export function whyNotChangeRole(actor: Actor, target: Actor): string | undefined {
  if (actor.role !== 'owner') return 'Only the owner can change roles.';
  return target.role === 'owner' ? 'The owner stays the owner until another one is named.' : undefined;
}

/** Why `actor` cannot hand the group over to `target`. */
export function whyNotMakeOwner(actor: Actor, target: Target): string | undefined {
  if (actor.role !== 'owner') return 'Only the owner can name another one.';
  if (actor.id === target.id) return 'You are the owner already.';
  return target.kind === 'tutor' ? 'A teacher cannot be made group owner.' : undefined;
}

/** Why a person cannot leave: an owner without an administrator who may follow. */
export function whyNotLeave(actor: Actor, others: readonly Target[]): string | undefined {
  if (actor.role !== 'owner') return undefined;
  return successorOf(others) === undefined
    ? 'The group needs an owner. Make somebody who is not a teacher an administrator first.'
    : undefined;
}

/** Who follows an owner: the first administrator, in order of joining, who is no teacher. */
export function successorOf<Person extends Target>(inOrderOfJoining: readonly Person[]): Person | undefined {
  return inOrderOfJoining.find(({ role, kind }) => role === 'admin' && kind !== 'tutor');
}

function isAmong(audience: GroupAudience, role: GroupRole): boolean {
  return audience === 'all' || isAdmin(role);
}

type Asked = Pick<GroupSettings, 'whoSpeaks' | 'whoMentionsAll' | 'whoSendsFiles'> | null;

/** Why a person of this role cannot speak; settings are null in a conversation of two, where all is allowed. */
export function whyNotSpeak(settings: Asked, role: GroupRole): string | undefined {
  return settings === null || isAmong(settings.whoSpeaks, role)
    ? undefined
    : 'Only administrators can speak in this group.';
}

export function whyNotMentionAll(settings: Asked, role: GroupRole): string | undefined {
  // There is nobody to call together in a conversation of two.
  if (settings === null) return undefined;
  return isAmong(settings.whoMentionsAll, role) ? undefined : 'Only administrators can mention @all in this group.';
}

export function whyNotSendFiles(settings: Asked, role: GroupRole): string | undefined {
  return settings === null || isAmong(settings.whoSendsFiles, role)
    ? undefined
    : 'Only administrators can send files in this group.';
}

/** Why a person of this role cannot change the group's settings or decide on who joins. */
export function whyNotManage(role: GroupRole): string | undefined {
  return isAdmin(role) ? undefined : 'Only administrators can change this group.';
}

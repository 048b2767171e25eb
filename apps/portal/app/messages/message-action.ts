import type { SystemMessage } from '@tutor/rules/messages/message';

/** Where what a message asks for is done; undefined where reading it is all. */
export function messageAction({
  source,
  refId,
}: Pick<SystemMessage, 'source' | 'refId'>): { label: string; href: string } | undefined {
  switch (source) {
    case 'paypal':
      return { label: 'Check my account', href: '/newPersonalData' };
    case 'selfSchedule':
      return { label: 'Schedule my time', href: '/releaseTime/submit' };
    case 'classRemark':
      return refId === null ? undefined : { label: 'Write the remark', href: `/classDetail/${refId}#remark` };
    case 'absence':
      return { label: 'Answer on the dashboard', href: '/home' };
    case 'moodle':
      return { label: 'Open the training site', href: '/moodle' };
    default:
      return undefined;
  }
}

/** Address of the conversation with the student of the class that a message is about; undefined where it is about no class. */
export function studentChatHref({ source, refId }: Pick<SystemMessage, 'source' | 'refId'>): string | undefined {
  const isAboutClass = source === 'class' || source === 'classRemark';
  return isAboutClass && refId !== null ? `/chat?class=${refId}` : undefined;
}

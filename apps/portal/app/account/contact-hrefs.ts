import type { ContactChange } from '@tutor/ui/profile/contact-card.tsx';

/** The pages of what the dialogs change: for the time before they can open, and without scripts. */
export const contactHrefs: Readonly<Record<ContactChange, string>> = {
  changeEmail: '/newPersonalData/changeEmail',
  bindPhone: '/newPersonalData/bindPhone',
  skype: '/newPersonalData/skypeId',
};

/** Names the Skype ID's form and its draft: the dialog's and the page's are one, so that what was typed there is here. */
export const skypeForm = 'skype-id';

/** Sections of what is called otherwise than its section. */
const sections: Readonly<Record<string, string>> = { deleteEducation: 'education', deleteExperience: 'experience' };

/** The section of the page that an intent belongs to, where its answer is told. */
export function sectionOf(intent: string): string {
  return sections[intent] ?? intent;
}

/** Name of the form of an intent. */
export function sectionForm(intent: string): string {
  return `section-${intent}`;
}

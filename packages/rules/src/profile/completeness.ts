/** What a tutor's personal data has. */
export interface PersonalDataParts {
  about: boolean;
  education: boolean;
  equipment: boolean;
  interests: boolean;
  picture: boolean;
  identity: boolean;
  phone: boolean;
}

/** Every part with its name, in the order of the page. */
export const personalDataParts: readonly { part: keyof PersonalDataParts; label: string }[] = [
  { part: 'picture', label: 'Profile picture' },
  { part: 'about', label: 'About you' },
  { part: 'education', label: 'Education' },
  { part: 'equipment', label: 'Equipment and connection' },
  { part: 'interests', label: 'Interests and hobbies' },
  { part: 'identity', label: 'Government ID' },
  { part: 'phone', label: 'Phone' },
];

/** The states that the service keeps of it: 1 complete, 0 not (specification, core §3 'Tutor status info'). */
export function personalDataStates(parts: PersonalDataParts): { personal: 0 | 1; contact: 0 | 1; hobbies: 0 | 1 } {
  const { about, education, equipment, picture, identity, phone, interests } = parts;
  const flag = (isComplete: boolean): 0 | 1 => (isComplete ? 1 : 0);
  return {
    personal: flag(about && education && equipment && picture && identity),
    contact: flag(phone),
    hobbies: flag(interests),
  };
}

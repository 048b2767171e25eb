import { useTypedDrafts } from '@tutor/ui/drafts/drafts-provider.tsx';
import { sectionDraft } from '@tutor/ui/profile/section-form.tsx';
import { useCallback, useState } from 'react';
import { useLeaveQuestion } from '../kit/forms/use-leave-question.ts';
import { sectionForm } from './section-of.ts';

/** A section of a page, by what its form is called. */
export interface Section {
  intent: string;
  title: string;
  /** Names of its fields for files. */
  files?: readonly string[];
}

const noFiles: readonly string[] = [];

/**
 * Sections of a page in which something was typed or uploaded that is not saved, each with the way to it. Leaving the page
 * asks about them. `onUnsaved` is for the fields for files.
 */
export function useUnsavedSections(sections: readonly Section[]) {
  const typed = useTypedDrafts(sections.map(({ intent }) => sectionDraft(intent)));
  const [uploaded, setUploaded] = useState(noFiles);
  const onUnsaved = useCallback(
    (name: string, isUnsaved: boolean): void =>
      setUploaded((names) => {
        if (names.includes(name) === isUnsaved) return names;
        return isUnsaved ? [...names, name] : names.filter((other) => other !== name);
      }),
    [],
  );
  const unsaved = sections.filter(
    ({ intent, files = noFiles }) =>
      typed.includes(sectionDraft(intent)) || files.some((name) => uploaded.includes(name)),
  );
  useLeaveQuestion(unsaved.map(({ title }) => title));
  return { unsaved: unsaved.map(({ intent, title }) => ({ title, href: `#${sectionForm(intent)}` })), onUnsaved };
}

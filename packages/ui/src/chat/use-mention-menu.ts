import { type Mentionable, mentionAllWord } from '@tutor/rules/chat/mentions';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';

/** One of those who can be mentioned; without a number everybody. */
export interface MentionOption {
  id: number | undefined;
  name: string;
  /** Why it cannot be chosen. */
  whyNot?: string | undefined;
}

interface MentionMenuOptions {
  field: RefObject<HTMLTextAreaElement>;
  value: string;
  people: readonly Mentionable[];
  whyNoMentionAll: string | undefined;
  /** The chosen mention in the place of what was typed of it. */
  onPick: (text: string, start: number, end: number) => void;
}

const shownMax = 8;
/** An '@' that begins a word, and what was typed of the name after it up to the caret. */
const begun = /(?:^|[\s(])@([\p{L}\p{N}_.'-]*)$/u;

/** Names to choose from while one is being written after an '@'. The field keeps the focus; arrows go through them. */
export function useMentionMenu({ field, value, people, whyNoMentionAll, onPick }: MentionMenuOptions) {
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [closedAt, setClosedAt] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const words = caret === undefined || people.length === 0 ? null : begun.exec(value.slice(0, caret));
  const typed = words?.[1] ?? '';
  const start = (caret ?? 0) - typed.length - 1;
  const options = words === null || closedAt === start ? [] : optionsFor(typed, people, whyNoMentionAll);
  // At first the first one that can be chosen.
  const first = options.findIndex(({ whyNot }) => whyNot === undefined);
  const active = Math.min(chosen ?? Math.max(0, first), options.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  const pick = (option: MentionOption): void => {
    if (option.whyNot !== undefined) return;
    onPick(`@${option.name} `, start, caret ?? 0);
    setClosedAt(start);
  };
  const readCaret = (): void => {
    const at = field.current?.selectionStart ?? undefined;
    if (at === caret) return;
    setCaret(at);
    setChosen(undefined);
  };
  const isOpen = options.length > 0;
  return {
    isOpen,
    menu: { id, options, active, optionId, onPick: pick },
    fieldProps: {
      onSelect: readCaret,
      onBlur: () => setCaret(undefined),
      ...(people.length === 0
        ? {}
        : {
            // A text area may not be a combobox; these say as much as it can.
            'aria-autocomplete': 'list' as const,
            'aria-haspopup': 'listbox' as const,
            'aria-controls': isOpen ? id : undefined,
            'aria-activedescendant': isOpen ? optionId(active) : undefined,
          }),
    },
    /** Whether the key was the menu's. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const option = options[active];
      if (option === undefined) {
        // What was closed opens again with the next '@'.
        if (event.key === '@') setClosedAt(undefined);
        return false;
      }
      if (event.key === 'ArrowDown') setChosen((active + 1) % options.length);
      else if (event.key === 'ArrowUp') setChosen((active + options.length - 1) % options.length);
      else if (event.key === 'Escape') setClosedAt(start);
      else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') pick(option);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

function optionsFor(
  typed: string,
  people: readonly Mentionable[],
  whyNoMentionAll: string | undefined,
): MentionOption[] {
  const wanted = typed.toLocaleLowerCase('en');
  const begins = (name: string): boolean =>
    name
      .toLocaleLowerCase('en')
      .split(/\s+/)
      .some((word) => word.startsWith(wanted));
  const all: MentionOption = { id: undefined, name: mentionAllWord, whyNot: whyNoMentionAll };
  return [...(begins(mentionAllWord) ? [all] : []), ...people.filter(({ name }) => begins(name))].slice(0, shownMax);
}

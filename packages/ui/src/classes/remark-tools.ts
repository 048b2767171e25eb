import { insertText } from '@tutor/rules/classes/remark-template';
import type { RefObject } from 'react';
import { readFields, writeField } from '../drafts/form-fields.ts';

/** The fields of a remark by their names in the form. */
export type RemarkValues = Readonly<Record<string, string>>;

/** What a helper can do to the form of a remark. */
export interface RemarkTools {
  /** Puts a text where the caret of the main text stands. */
  insert: (text: string) => void;
  /** Fills what is empty. What was typed or chosen stays; the main text then comes where the caret stands. */
  fill: (values: RemarkValues) => void;
}

/** The tools of the form in which `contentRef` is the main text. */
export function remarkTools(contentRef: RefObject<HTMLTextAreaElement>): RemarkTools {
  const write = (name: string, text: string): void => {
    const form = contentRef.current?.form;
    if (form) writeField(form, name, [text]);
  };
  const insert = (text: string): void => {
    const field = contentRef.current;
    if (field === null) return;
    const next = insertText(field.value, text, { start: field.selectionStart, end: field.selectionEnd });
    write('content', next.text);
    field.focus();
    field.setSelectionRange(next.caret, next.caret);
  };
  const fill = (values: RemarkValues): void => {
    const form = contentRef.current?.form;
    if (!form) return;
    const present = readFields(form, []);
    for (const [name, text] of Object.entries(values)) {
      if ((present.get(name) ?? []).join('').trim() === '') write(name, text);
      else if (name === 'content') insert(text);
    }
    contentRef.current?.focus();
  };
  return { insert, fill };
}

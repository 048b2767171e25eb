import { spoken } from '@tutor/rules/chat/entry-text';
import X from 'lucide-react/icons/x';
import { Button } from '../primitives/buttons/button.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './contact-picker.css.ts';

/** Somebody who can be written to. */
export interface ContactItem {
  id: number;
  name: string;
  /** Who it is: 'Student', 'Staff', the own remark. */
  detail?: string | undefined;
  avatarUrl?: string | undefined;
  /** Why the person cannot be chosen: 'Is in this group already.' */
  whyNot?: string | undefined;
}

export interface ContactPickerProps {
  /** Those who were found, in order. */
  contacts: readonly ContactItem[];
  /** Those who were chosen, whether they are found still or not. */
  chosen: readonly ContactItem[];
  onChange: (chosen: readonly ContactItem[]) => void;
  search: string;
  onSearch: (words: string) => void;
  isLoading?: boolean | undefined;
  problem?: string | undefined;
  /** There are more of them. */
  onMore?: (() => void) | undefined;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** What is chosen from; default people. */
  things?: keyof typeof words | undefined;
}

const words = {
  people: { title: 'People', few: 'people', none: 'There is nobody to choose.', notFound: 'Nobody found' },
  conversations: {
    title: 'Conversations',
    few: 'conversations',
    none: 'There is none to choose.',
    notFound: 'None found',
  },
} as const;

/** A choice of people, found by part of their name. */
export function ContactPicker({
  contacts,
  chosen,
  onChange,
  search,
  onSearch,
  isLoading = false,
  problem,
  onMore,
  error,
  things = 'people',
}: ContactPickerProps) {
  const { title, few } = words[things];
  const isChosen = (id: number): boolean => chosen.some((one) => one.id === id);
  const without = (id: number): readonly ContactItem[] => chosen.filter((one) => one.id !== id);
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{title}</legend>
      <TextField
        label={`Search ${few}`}
        isLabelHidden
        type="search"
        placeholder={`Search ${few}`}
        maxLength={100}
        value={search}
        error={error}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        // It searches as one types; the form around it is not sent by it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen} aria-label={`Chosen ${few}`}>
          {chosen.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={styles.chip}
                aria-label={`${spoken(person.name)}: remove`}
                onClick={() => onChange(without(person.id))}
              >
                <bdi>{spoken(person.name)}</bdi>
                <Icon of={X} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.list} aria-label={`Found ${few}`}>
        {contacts.map((person) => (
          <li key={person.id}>
            <label className={styles.person}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isChosen(person.id)}
                disabled={person.whyNot !== undefined}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...chosen, person] : without(person.id))
                }
              />
              <Avatar name={spoken(person.name)} src={person.avatarUrl} size="small" isDecorative />
              <span className={styles.words}>
                <bdi className={styles.name}>{spoken(person.name)}</bdi>
                {person.whyNot === undefined && person.detail === undefined ? null : (
                  <bdi className={styles.detail}>{person.whyNot ?? person.detail}</bdi>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {isLoading ? <Spinner label="" /> : null}
        <span>{statusText(isLoading, problem, contacts.length, search, things)}</span>
      </p>
      {onMore === undefined ? null : (
        <Button size="small" onClick={onMore} className={styles.more}>
          {`Show more ${few}`}
        </Button>
      )}
    </fieldset>
  );
}

function statusText(
  isLoading: boolean,
  problem: string | undefined,
  count: number,
  search: string,
  things: keyof typeof words,
): string {
  if (isLoading) return 'Searching';
  if (problem !== undefined) return problem;
  if (count > 0) return '';
  return search.trim() === '' ? words[things].none : `${words[things].notFound} for “${search.trim()}”.`;
}

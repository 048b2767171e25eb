import type { SerializeFrom } from '@remix-run/node';
import type { loadExtras } from './extras.server.ts';

/** One asking's answer; a part that could not be had is null. */
type Answer = SerializeFrom<Awaited<ReturnType<typeof loadExtras>>>;

/** The same as far as it is known. */
type Known<Group> = {
  [Part in keyof Group]: Exclude<Group[Part], null> | (null extends Group[Part] ? undefined : never);
};

/** What the frame shows beside the page, as far as it is known. */
export type Extras = Known<Omit<Answer, 'panel' | 'floating' | 'dialogs'>> & {
  panel: Known<Answer['panel']>;
  floating: Known<Answer['floating']>;
  dialogs: Known<Answer['dialogs']>;
};

/** The newest of each part: one that could not be had this time stays as it was known, and no open dialog goes with it. */
export function joinExtras(answer: Answer, known?: Extras): Extras {
  const panel = joinGroup(answer.panel, known?.panel);
  const dialogs = joinGroup(answer.dialogs, known?.dialogs);
  return {
    ...joinGroup(answer, known),
    panel: {
      ...panel,
      // Which contract it is hangs on whether the tutor is customized.
      contract: answer.panel.isCustom === null ? (known?.panel.contract ?? panel.contract) : panel.contract,
    },
    floating: joinGroup(answer.floating, known?.floating),
    // The service says it once, so that it is due until it was seen.
    dialogs: { ...dialogs, isPosterDue: known?.dialogs.isPosterDue || dialogs.isPosterDue },
  };
}

/** The Skype ID was saved: it is not missing any more, whether or not that can be read anew. */
export function withSkype(known: Extras): Extras {
  return { ...known, dialogs: { ...known.dialogs, isSkypeMissing: false } };
}

function joinGroup<Group extends object>(answer: Group, known: object = {}): Known<Group> {
  const parts = Object.entries(answer).map(([name, part]) => [name, part === null ? Reflect.get(known, name) : part]);
  // Each null was replaced by what was known under its own name.
  return Object.fromEntries(parts) as Known<Group>;
}

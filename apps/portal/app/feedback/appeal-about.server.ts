import { z } from 'zod';

const idSchema = z.coerce.number().int().positive();

/** What an appeal is against, by the name that its address has for it. */
const wireNames = { ledger: 'LedgerId', complaint: 'ComplaintId', class: 'Clid' } as const;

/** What the address of an appeal names: its form, what is asked about it, and what is sent with it. */
export interface AppealAbout {
  /** Of the form and its draft. */
  name: string;
  subject: Readonly<Record<string, number>>;
  /** The class is sent as the form's own field. */
  sent: Readonly<Record<string, number>> | { IsAppeal: true };
}

/** A row of the points ledger, a complaint or a class; undefined where the address names none. */
export function appealAbout(search: URLSearchParams): AppealAbout | undefined {
  for (const [source, wireName] of Object.entries(wireNames)) {
    const id = idSchema.safeParse(search.get(source));
    if (!id.success) continue;
    const subject = { [wireName]: id.data };
    return { name: `appeal-${source}-${id.data}`, subject, sent: source === 'class' ? { IsAppeal: true } : subject };
  }
  return undefined;
}

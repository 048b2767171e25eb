import { findPassage } from '@tutor/rules/devices/accent-passages';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { isSessionGone, requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import type { Api } from '../session/api.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { tutorZone, zoneOf } from '../session/zone.server.ts';

/** Accent recordings that a tutor has sent. */
export interface AccentFacts {
  zone: string;
  sent: readonly AccentFact[];
}

/** One that was sent, as it travels to the page. */
export interface AccentFact {
  id: number;
  passageTitle: string;
  sentAt: string;
  href: string;
}

/** What a signed-in tutor has sent; null for a visitor. The page is there for everybody, so no failure of a call takes it away. */
export async function findAccents(args: RequestArguments): Promise<AccentFacts | null> {
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return null;
  try {
    const sent = await loadAccents(signedIn.api);
    return { sent, zone: await tutorZone(args) };
  } catch (error) {
    // A session that is over, or a guard that leads elsewhere.
    if (error instanceof Response || isSessionGone(error)) return null;
    requireFailedCall(error);
    return { sent: [], zone: zoneOf(undefined, args.request) };
  }
}

/** The newest recordings. Texts that were taken out since keep their id as a title. */
export async function loadAccents(api: Api): Promise<AccentFact[]> {
  const { body } = await api.accentRecordings.list();
  return body.map(({ ID, PassageId, FilePath, Time }) => ({
    id: ID,
    passageTitle: findPassage(PassageId)?.title ?? PassageId,
    sentAt: new Date(Time).toISOString(),
    href: uploadedFileHref(FilePath),
  }));
}

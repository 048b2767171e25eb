/** Labels of the desktop client by platform (specification, core §3 'Client version record'). */
export type ClientLabel = 'tutor-window' | 'tutor-mac';

/** A desktop client as it names itself. */
export interface ClientVersion {
  label: ClientLabel;
  version: string;
}

const named = /(?:^|\s)(tutor-window|tutor-mac)\/(\d{1,6}(?:\.\d{1,6}){0,3})(?=\s|$)/;

/** The desktop client that a User-Agent names, such as 'tutor-mac/4.2.0'; undefined for any other program. */
export function clientVersionOf(userAgent: string | null): ClientVersion | undefined {
  const [, label, version] = named.exec((userAgent ?? '').slice(0, 1_000)) ?? [];
  if (version === undefined || (label !== 'tutor-window' && label !== 'tutor-mac')) return undefined;
  return { label, version };
}

/** What is kept once the service has recorded a version: whose it is and which, so that each is sent once. */
export function recordedVersion(tuid: number, { label, version }: ClientVersion): string {
  return `${tuid} ${label}/${version}`;
}

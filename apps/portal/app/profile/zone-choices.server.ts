/** The zones to choose from, with the one that stands, which may be an older name of one of them. */
export function zoneChoices(zone: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), zone]);
  return [...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}

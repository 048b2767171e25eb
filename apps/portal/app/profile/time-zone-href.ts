/** Where the tutor's own time zone is chosen. */
export const timeZoneHref = '/newPersonalData/timeZone';

import type { TutorTemplate } from '../account/tutor-templates.ts';

/** Whom and when to seed for. */
export interface SeedTarget {
  tuid: number;
  template: TutorTemplate;
  now: Date;
}

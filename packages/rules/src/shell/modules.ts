/**
 * Modules of the shell whose presses the company counts (AddTuModelClickLog), with the number of each. The specification
 * shows no numbers: these are ours, and a number once given is never given to another module.
 */
export const moduleTypes = {
  home: 1,
  SOP: 2,
  classTab: 3,
  trainingCenter: 4,
  serviceFee: 5,
  comments: 6,
  complaintList: 7,
  myFeedback: 8,
  referrals: 9,
  myReferrals: 10,
  temporaryClassroom: 11,
  chatBox: 12,
  teacherTask: 13,
  networkTest: 14,
  message: 15,
  feedback: 16,
  scheduleReminder: 17,
  didi: 18,
  referralShare: 19,
  moodleMessage: 20,
  appPoster: 21,
  publicClass: 22,
  chat: 23,
  growthCenter: 24,
  rankings: 25,
} as const;

/** Name of a module that is counted. */
export type ModuleName = keyof typeof moduleTypes;

/** The number of a module by its name; undefined for any other name. */
export function moduleType(name: unknown): number | undefined {
  return isModuleName(name) ? moduleTypes[name] : undefined;
}

function isModuleName(name: unknown): name is ModuleName {
  return typeof name === 'string' && Object.hasOwn(moduleTypes, name);
}

/** Addresses of the training center, in the specification's spelling where it has one. */
export const overviewPath = '/trainingCenter/trainingOverview';

export const subscriptionPath = '/trainingCenter/mySubscription';

export const selfStudyPath = '/trainingCenter/selfstudyCourses';

/** Files of every course. */
export const filesPath = '/resourcesFolder';

/** Files of a course. */
export function courseFilesPath(courseId: number): string {
  return `/trainingResources/${courseId}`;
}

/** A file of a course; without a name all of them as a ZIP. */
export function sourceHref(courseId: number, name?: string): string {
  const path = `${courseFilesPath(courseId)}/download`;
  return name === undefined ? path : `${path}?${new URLSearchParams({ file: name })}`;
}

export const onlineTrainingPath = '/trainingCenter/onlineTraining';
export const pastLessonsPath = `${onlineTrainingPath}?show=past`;
/** Leads into the classroom of the lesson that is next. */
export const joinTrainingPath = `${onlineTrainingPath}?join=1`;

/** A lesson that is over: its result and its evaluation. */
export function lessonPath(id: number): string {
  return `${onlineTrainingPath}/${id}`;
}

export const announcementsPath = '/trainingCenter/announcements';

export function announcementPath(id: number): string {
  return `${announcementsPath}/${id}`;
}

export const kitsPath = '/trainingKit';

export function kitPath(id: number): string {
  return `/trainingkitDetails/${id}`;
}

export function coursePath(courseId: number): string {
  return `/trainingCenter/courseDetail/${courseId}`;
}

export function chapterPath(courseId: number, chapterId: number): string {
  return `${coursePath(courseId)}/${chapterId}`;
}

export function testPath(kctId: number): string {
  return `/trainingTestDetails?kctId=${kctId}`;
}

/** Where a test is taken. */
export function attemptPath(kctId: number): string {
  return `/trainingTestAnswer?kctId=${kctId}`;
}

/** Where the answers of a test are looked at before it is handed in. */
export function reviewPath(kctId: number): string {
  return `${attemptPath(kctId)}&step=review`;
}

/** Where the result of an attempt is shown. */
export function resultPath(recodeId: number): string {
  return `/trainingTestAnswer?recodeId=${recodeId}`;
}

/** A class that is over, as the service tells it to the page of a class. */
export const lesson = {
  CLID: 7,
  StuName: 'Ana Gomez',
  IsOverClass: true,
  GetUserCategory: { UCID: 1 },
  StartTime: '2025-03-26T10:00:00Z',
  EndTime: '2025-03-26T10:25:00Z',
  Status: 'Confirmed',
  Kind: 'normal',
  SubjectName: 'Phonics Fun',
  UnitName: 'Unit 1',
  ClassTool: 0,
  LessonFeeCentavos: 9_000,
  StudentCount: 0,
};

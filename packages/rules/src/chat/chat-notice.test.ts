import { describe, expect, it } from 'vitest';
import { chatNoticeFields, chatNoticeTypes, readNotice } from './chat-notice.ts';

describe('a notice of the service', () => {
  it('has the eight types and twelve fields of the specification', () => {
    expect(chatNoticeTypes).toEqual([
      'AbsenceReminder',
      'CancellationReminder',
      'BookingReminder',
      'ClassReminder',
      'ComplaintReminder',
      'ShiftClockReminder',
      'ComplaintWithdrawnReminder',
      'SVIPBookingReminder',
    ]);
    expect(chatNoticeFields.join(' ')).toBe(
      'classid classtime classtype remark cancellationstatus operationtype operationtime cancellationdetails generationtime complainant complainttype complaintreason',
    );
  });

  it.each(chatNoticeFields)('is read with %s in whatever case', (field) => {
    for (const name of [field, field.toUpperCase(), `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`]) {
      expect(readNotice({ type: 'ClassReminder', fields: { [name]: 'x' } }).fields).toEqual({ [field]: 'x' });
    }
  });

  it('keeps fields that are not known, and takes the first of those that differ by case alone', () => {
    const notice = readNotice({ type: 'classreminder', fields: { ClassID: 7, CLASSID: 8, Mood: 'good' } });
    expect(notice).toEqual({ type: 'ClassReminder', fields: { classid: '7' }, others: [['Mood', 'good']] });
  });

  it('of an unknown type has none', () => {
    expect(readNotice({ type: 'Weather', fields: {} }).type).toBeUndefined();
  });
});

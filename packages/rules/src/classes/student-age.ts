/** Whole years between a birthday and a day, both yyyy-MM-dd. Who was born on 29 February grows older on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

type KeptField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values of a form's fields by their names. */
export type FieldValues = Map<string, string[]>;

const keptNever = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']);
// Codes, passwords and card numbers, by what the field says of itself.
const secretAutocomplete = /one-time-code|password|^cc-/;

/** The fields whose content may be kept in the browser: typed by the tutor, and no secret. */
function keptFields(form: HTMLFormElement, except: readonly string[]): KeptField[] {
  const kept: KeptField[] = [];
  for (const field of form.elements) {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (!isField || field.name === '' || except.includes(field.name)) continue;
    if (!keptNever.has(field.type) && !secretAutocomplete.test(field.autocomplete)) kept.push(field);
  }
  return kept;
}

const isTickable = (field: KeptField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function collect(
  form: HTMLFormElement,
  except: readonly string[],
  valuesOf: (field: KeptField) => readonly string[],
): FieldValues {
  const values: FieldValues = new Map();
  for (const field of keptFields(form, except)) {
    values.set(field.name, [...(values.get(field.name) ?? []), ...valuesOf(field)]);
  }
  return values;
}

/** What the fields hold now. */
export function readFields(form: HTMLFormElement, except: readonly string[]): FieldValues {
  return collect(form, except, (field) => {
    if (isTickable(field)) return field.checked ? [field.value] : [];
    if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map((option) => option.value);
    return [field.value];
  });
}

/** What the fields were drawn with, whatever was typed since: the page may be used before its script has loaded. */
export function readDrawnFields(form: HTMLFormElement, except: readonly string[]): FieldValues {
  return collect(form, except, (field) => {
    if (isTickable(field)) return field.defaultChecked ? [field.value] : [];
    if (!(field instanceof HTMLSelectElement)) return [field.defaultValue];
    const drawn = [...field.options].filter((option) => option.defaultSelected);
    const first = field.multiple ? undefined : field.options.item(0);
    return (drawn.length > 0 || !first ? drawn : [first]).map((option) => option.value);
  });
}

/** Fills in the fields of one name, as if typed: whoever listens hears of it. */
export function writeField(form: HTMLFormElement, name: string, values: readonly string[]): void {
  const fields = keptFields(form, []).filter((field) => field.name === name);
  let index = 0;
  for (const field of fields) {
    if (isTickable(field)) {
      const isWanted = values.includes(field.value);
      // A radio is unticked by ticking another.
      if (field.checked !== isWanted && (isWanted || field.type === 'checkbox')) field.click();
    } else if (field instanceof HTMLSelectElement) {
      for (const option of field.options) option.selected = values.includes(option.value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      setNativeValue(field, values[index] ?? '');
      index += 1;
    }
  }
}

/** React notes what it has set itself; only the platform's own setter lets it see a change. */
function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === value) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether two readings say the same. */
export function isSame(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** A declared day is named by its country and date, a school holiday by the first letters of an id. */
export function isDeclaredDay(name: string): boolean {
  return /^[A-Z]{2}-\d{4}-\d{2}-\d{2}$/.test(name)
}

/**
 * A number of South Africa in the groups in which it is said here, `+27 21 555 0100`; any other as it was
 * given.
 */
export function phoneText(number: string): string {
  return number.replace(/^\+27(\d\d)(\d{3})(\d{4})$/, '+27 $1 $2 $3')
}

/** Of an address no more than tells two apart: `t···@example.org`. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '···' : `${address.slice(0, 1)}···${address.slice(at)}`
}

/** Where a request comes from, as limits count it (rule X10). */
export interface NetworkPlace {
  /** An IPv4 address, or the 64 bits that one connection of IPv6 has for itself. */
  readonly address: string
  /** The addresses around it: 24 bits of IPv4, 48 of IPv6. */
  readonly network: string
}

/** What is no address is a place of its own, so that it does not escape the limits. */
export function networkPlace(text: string): NetworkPlace {
  const parts = ipv4Parts(text.replace(/^::ffff:/i, ''))
  if (parts) return { address: parts.join('.'), network: `${parts.slice(0, 3).join('.')}.0/24` }
  const groups = ipv6Groups(text)
  if (!groups) return { address: text, network: text }
  return { address: prefix(groups, 4), network: prefix(groups, 3) }
}

function ipv4Parts(text: string): readonly number[] | null {
  const parts = /^\d{1,3}(\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : []
  return parts.length === 4 && parts.every((part) => part <= 255) ? parts : null
}

function ipv6Groups(text: string): readonly number[] | null {
  const [head = '', tail, ...more] = text.replace(/%.*$/, '').split('::')
  if (!text.includes(':') || more.length > 0) return null
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = 8 - first.length - last.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last]
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':')
}

function prefix(groups: readonly number[], length: number): string {
  return `${groups
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(':')}::/${length * 16}`
}

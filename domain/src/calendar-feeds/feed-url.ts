export type FeedUrlFault =
  | 'missing'
  | 'url-unreadable'
  | 'url-too-long'
  | 'url-not-https'
  | 'url-with-password'
  | 'url-with-port'
  | 'url-of-no-public-host'

/** Characters: what browsers and servers agree on. */
export const longestUrl = 2000

/** Names that never leave the machine or the house they are said in. */
const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|test|invalid|example|onion|arpa)$/

/**
 * What speaks against reading this address at all, by its shape alone; null when nothing does. Our server
 * will fetch it, so nothing but a public name over https will do: no number for a host, no port, no password.
 * Where the name leads to is asked again whenever it is fetched.
 */
export function feedUrlFault(text: string): FeedUrlFault | null {
  if (text.trim() === '') return 'missing'
  if (text.length > longestUrl) return 'url-too-long'
  if (!URL.canParse(text) || /\s/.test(text)) return 'url-unreadable'
  const { protocol, username, password, port, hostname } = new URL(text)
  if (protocol !== 'https:') return 'url-not-https'
  if (username !== '' || password !== '') return 'url-with-password'
  if (port !== '') return 'url-with-port'
  return isPublicName(hostname) ? null : 'url-of-no-public-host'
}

/** `URL` has already turned every spelling of an IPv4 address into four numbers, and put IPv6 in brackets. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').toLowerCase()
  if (name.startsWith('[') || /^[\d.]+$/.test(name)) return false
  return name.includes('.') && !innerNames.test(name)
}

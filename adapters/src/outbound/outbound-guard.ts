import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What a connection was asked for, before its name is resolved. */
export interface OutboundTarget {
  /** A name or an address; of version 6 with or without brackets. */
  readonly hostname: string
  readonly port: number
}

/** Judges where the product may connect to. */
export interface OutboundGuard {
  allows(address: string, target: OutboundTarget): boolean
}

/** The connection was not even tried. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused'

  constructor({ hostname }: OutboundTarget) {
    super(`${hostname} leads to a private address; OUTBOUND_ALLOW_HOSTS does not list it`)
  }
}

/**
 * Lets public addresses pass, and of the others those that are listed as `host` or `host:port`, by name or by
 * address (rule X3).
 */
export function outboundGuard(allowedHosts: readonly string[]): OutboundGuard {
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()))
  const isListed = (host: string, port: number) => {
    const forms = isIP(host) === 6 ? [host, `[${host}]`, `[${host}]:${port}`] : [host, `${host}:${port}`]
    return forms.some((form) => allowed.has(form))
  }
  return {
    allows: (address, { hostname, port }) =>
      isPublicAddress(address) || isListed(withoutBrackets(hostname).toLowerCase(), port) || isListed(plain(address), port),
  }
}

/**
 * Of the internet at large: no loopback, private, link-local, shared, reserved or metadata address in any
 * notation.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv6') return parsed.range() === 'unicast' && parsed.match(globalUnicast)
  return parsed.range() === 'unicast' && !cloudAddresses.has(parsed.toString())
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Where clouds answer machines of their own, although the address looks public. */
const cloudAddresses: ReadonlySet<string> = new Set(['168.63.129.16'])

/** As `dns.lookup` answers when it is asked for all addresses. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * For connections to one target. A name is resolved once, every address it has is judged, and the connection
 * goes to those very addresses: a name that answers otherwise the second time gains nothing. Throws
 * `OutboundRefused` for an address.
 */
export function guardedLookup(guard: OutboundGuard, target: OutboundTarget, resolve: Resolve = lookup): LookupFunction {
  const host = withoutBrackets(target.hostname)
  if (isIP(host) && !guard.allows(host, target)) throw new OutboundRefused(target)
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const [first] = found
      if (!first || found.some(({ address }) => !guard.allows(address, target))) return callback(new OutboundRefused(target), '')
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }
}

/** `::ffff:127.0.0.1` is the same machine as `127.0.0.1`. */
function plain(address: string): string {
  return isIP(address) ? ipaddr.process(address).toString() : address
}

/** An address of version 6 stands in brackets in a URL, and without them everywhere else. */
export function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/** What goes there needs no encryption: it never leaves. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
}

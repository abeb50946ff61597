import { networkPlace } from '@camp/domain/people/network-place.ts'
import type { WebSettings } from '../web-settings.ts'

/** What Node's server knows of the connection; absent where a test asks without one. */
export interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

/**
 * Of the browser. Each proxy of ours adds the address it was asked from at the end; what stands before is
 * anybody's word.
 */
export function networkAddress(headers: Headers, connection: Connection | undefined, trustedProxies: number): string | null {
  const direct = connection?.incoming?.socket?.remoteAddress ?? null
  if (trustedProxies === 0) return direct
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || direct
}

/** How many proxies of ours stand in front. */
export function trustedProxyCount({ trustsProxy, trustedProxies }: Pick<WebSettings, 'trustsProxy' | 'trustedProxies'>): number {
  return trustedProxies ?? (trustsProxy ? 1 : 0)
}

/** As much of an address as the trail keeps: nobody's own (rule X10). What is no address is not kept. */
export function networkOf(address: string | null): string | null {
  const network = address && networkPlace(address).network
  return network && network !== address ? network : null
}

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

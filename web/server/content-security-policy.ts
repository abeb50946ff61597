export interface PagePolicy {
  /** Which scripts may run. */
  readonly scripts: readonly string[]
  readonly paymentOrigins: readonly string[]
  /** Of the map's pictures, where tiles are set. */
  readonly tileOrigins?: readonly string[]
  /** Other sites may show the page in a frame. */
  readonly isEmbeddable: boolean
  readonly isDevelopment: boolean
}

/** Scripts that carry the nonce of their page, and what they load. */
export function scriptsWithNonce(nonce: string): readonly string[] {
  return [`'nonce-${nonce}'`, "'strict-dynamic'"]
}

/** Maps of the campsites (`googleMaps`) are the only frames that pages show. */
const mapOrigins = ['https://www.google.com', 'https://maps.google.com']

export function contentSecurityPolicy({
  scripts,
  paymentOrigins,
  tileOrigins = [],
  isEmbeddable,
  isDevelopment,
}: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': scripts,
    // Vite puts styles into the page while developing.
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Positions on the plot map and the calendar are computed; a style attribute cannot load or run anything
    // here.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tileOrigins],
    'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
    // Without it the worker would fall under the scripts, which no address may load.
    'worker-src': ["'self'"],
    'frame-src': mapOrigins,
    'form-action': ["'self'", ...paymentOrigins],
    'frame-ancestors': isEmbeddable ? ['*'] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

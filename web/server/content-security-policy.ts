export interface PagePolicy {
  readonly nonce: string
  readonly paymentOrigins: readonly string[]
  /** Other sites may show the page in a frame. */
  readonly isEmbeddable: boolean
  readonly isDevelopment: boolean
}

/** Maps of the campsites (`googleMaps`) are the only frames that pages show. */
const mapOrigins = ['https://www.google.com', 'https://maps.google.com']

export function contentSecurityPolicy({ nonce, paymentOrigins, isEmbeddable, isDevelopment }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Vite puts styles into the page while developing.
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Positions on the plot map and the calendar are computed; a style attribute cannot load or run anything
    // here.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
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

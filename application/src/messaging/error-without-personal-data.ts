/**
 * Providers repeat addresses and numbers in their errors; neither logs nor the outbox keep them. At most 300
 * characters.
 */
export function errorWithoutPersonalData(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]')
    .replace(/\+?\d(?:[\s-]?\d){6,}/g, '[number]')
    .replace(/\/r\/[^\s/]+/g, '/r/[id]')
    .slice(0, 300)
}

/**
 * The embedded PostgreSQL cannot be had; the message is one sentence for the person who starts the product.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

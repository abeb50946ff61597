import type { ProofShop } from './proof-shop.ts'
import type { Notice } from './sent-notices.ts'

/** How many lines of the log hold something that must not stand there. */
export function keptSecrets({ log, gateway }: ProofShop, notices: readonly Notice[]): number {
  const { secretToken, clientSecret, entityId } = gateway.running.settings
  const signatures = notices.flatMap(({ rawBody, headers }) => [
    new URLSearchParams(rawBody).get('signature') ?? '',
    headers['x-webhook-signature'] ?? '',
  ])
  const secrets = [secretToken, clientSecret, entityId, '420000', '0091', 'example.test', 'Nkosi', '0821234567', ...signatures]
  const words = [...new Set(secrets)].filter((secret) => secret.length >= 4)
  return log.map((line) => withoutIds(JSON.stringify(line))).filter((line) => words.some((word) => line.includes(word))).length
}

/** The random id of a request may hold any four digits. */
function withoutIds(line: string): string {
  return line.replaceAll(/"requestId":"[^"]*"/g, '')
}

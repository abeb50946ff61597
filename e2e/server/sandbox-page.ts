import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StartedServer } from './start-server.ts'

type Sandbox = 'E-mail' | 'HTI'

/** Where the product's own sandbox of a provider shows what it knows. */
export function sandboxPage({ dataDirectory }: StartedServer, sandbox: Sandbox): string {
  const { pages } = JSON.parse(readFileSync(join(dataDirectory, 'sandboxes.json'), 'utf8'))
  return pages.find(({ title }: { readonly title: string }) => title === `${sandbox} sandbox`).url
}

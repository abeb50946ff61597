import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import type { SandboxPage } from '@camp/adapters/sandboxes/start-sandboxes.ts'

/** What somebody who has just started the product wants to know. */
export function announcement(
  { publicUrl, databaseUrl }: Pick<Configuration, 'publicUrl' | 'databaseUrl'>,
  sandboxes: readonly SandboxPage[],
): string {
  const address = `Open ${publicUrl}`
  return databaseUrl ? address : [address, ...demoLines(publicUrl), ...sandboxes.map(sandboxLine)].join('\n')
}

function demoLines(publicUrl: string): readonly string[] {
  return [
    '',
    'Demo sign-ins, password camping-demo:',
    '  admin@demo.test         platform administrator',
    '  camper@demo.test        guest',
    '  owner@{slug}.test       owner of the campsite /{slug}',
    '  desk@{slug}.test        front desk of the campsite /{slug}',
    '',
    `Messages that guests would get: ${publicUrl}/dev/messages`,
  ]
}

function sandboxLine({ title, url }: SandboxPage): string {
  return `${title}: ${url}`
}

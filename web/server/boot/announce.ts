import type { Configuration } from '@camp/adapters/configuration/configuration.ts'

/** What somebody who has just started the product wants to know. */
export function announcement({ publicUrl, databaseUrl }: Pick<Configuration, 'publicUrl' | 'databaseUrl'>): string {
  const address = `Open ${publicUrl}`
  return databaseUrl ? address : [address, ...demoLines(publicUrl)].join('\n')
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

import { readConfiguration } from '../src/configuration/configuration.ts'
import { configurationExitCode } from '../src/configuration/configuration-error.ts'
import { stopOnSignals } from '../src/postgres/embedded-postgres-signals.ts'
import { environmentOf } from './environment-of.ts'
import { sandboxNames } from './registry.ts'
import { lastingSecret, startSandboxes } from './start-sandboxes.ts'

/** Every sandbox alone, for a product that runs somewhere else on this machine (`npm run sandbox`). */
const { port, publicUrl, outboundAllowHosts } = readConfigurationOrExit()
const sandboxes = await startSandboxes(sandboxNames, {
  basePort: port,
  siteUrl: publicUrl,
  notifiedHosts: outboundAllowHosts,
  secret: lastingSecret,
})
stopOnSignals(sandboxes.stop)

for (const { title, url } of sandboxes.pages) console.log(`# ${title}: ${url}`)
console.log(`# Webhooks go to ${publicUrl}; for another address set PUBLIC_URL. Set these for the product:`)
for (const [name, value] of Object.entries(environmentOf(sandboxes.settings))) console.log(`${name}=${quoted(value)}`)

function readConfigurationOrExit() {
  const { PORT, PUBLIC_URL, OUTBOUND_ALLOW_HOSTS } = process.env
  try {
    return readConfiguration({ PORT, PUBLIC_URL, OUTBOUND_ALLOW_HOSTS })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(configurationExitCode)
  }
}

/** For a shell, and for a file that one reads. */
function quoted(value: string): string {
  return /^[\w@%+=:,./?&-]*$/.test(value) && !value.includes('&') ? value : `'${value}'`
}

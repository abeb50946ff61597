/** Run by the installed Node.js: says every fault of the environment and ends with 78, or says nothing. */
import { readConfiguration } from '@camp/adapters/configuration/configuration.ts'
import { ConfigurationError, configurationExitCode } from '@camp/adapters/configuration/configuration-error.ts'

try {
  readConfiguration(process.env)
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exit(configurationExitCode)
}

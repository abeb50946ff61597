import { type Configuration, readConfiguration } from '@camp/adapters/configuration/configuration.ts'
import { ConfigurationError, configurationExitCode } from '@camp/adapters/configuration/configuration-error.ts'

/** The settings, or the end of the process with one line for each that cannot be used. */
export function configurationOrExit(): Configuration {
  try {
    return readConfiguration(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exit(configurationExitCode)
  }
}

/** One setting that cannot be used: its variable, what it got (never a secret) and what it wants. */
export interface ConfigurationFault {
  readonly variable: string
  readonly got: string
  readonly expected: string
}

/** Every fault of the environment at once. The process that reads it ends with exit code 78. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly faults: readonly ConfigurationFault[]

  constructor(faults: readonly ConfigurationFault[]) {
    super(faults.map(faultSentence).join('\n'))
    this.faults = faults
  }
}

export const configurationExitCode = 78

function faultSentence({ variable, got, expected }: ConfigurationFault): string {
  return `${variable} is ${got}; it must be ${expected}.`
}

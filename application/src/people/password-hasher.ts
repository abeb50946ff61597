export interface PasswordCheck {
  readonly isRight: boolean
  /** The hash was made with other parameters than today's. */
  readonly isOutdated: boolean
}

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a hash nothing is right, and saying so takes as long. */
  check(password: string, passwordHash: string | null): Promise<PasswordCheck>
}

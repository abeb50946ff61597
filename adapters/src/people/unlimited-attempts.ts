import type { SignInAttempts } from '@camp/application/people/sign-in-attempts.ts'

/** For load tests of a machine without guests: `RATE_LIMITS=off`. */
export class UnlimitedAttempts implements SignInAttempts {
  async take(): Promise<string> {
    return 'unlimited'
  }

  async giveBack(): Promise<void> {}
}

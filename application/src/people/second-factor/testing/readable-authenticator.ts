import type { Clock } from '../../../shared/clock.ts'
import type { Authenticator } from '../second-factors.ts'

let made = 0

/** Its code is the number of the minute, whatever the secret. */
export const readableAuthenticator = (clock: Clock): Authenticator => ({
  newSecret() {
    made += 1
    return `SECRET${made}`
  },
  addressOf: ({ secret, email }) => `otpauth://totp/${email}?secret=${secret}`,
  stepOf({ code }) {
    const step = Math.floor(clock.now().epochMilliseconds / 60_000)
    return codeOfStep(step) === code ? step : undefined
  },
})

export function codeOfStep(step: number): string {
  return String(step % 1_000_000).padStart(6, '0')
}

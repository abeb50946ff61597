import type { Authenticator } from '@camp/application/people/second-factor/second-factors.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { Secret, TOTP } from 'otpauth'

/**
 * RFC 6238 as every authenticator knows it: SHA-1, six digits, thirty seconds; one step early or late
 * counts.
 */
export function totpAuthenticator({ publicUrl, clock }: { readonly publicUrl: string; readonly clock: Clock }): Authenticator {
  const issuer = new URL(publicUrl).host
  const of = (secret: string, label: string) => new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })
  return {
    newSecret: () => new Secret({ size: 20 }).base32,
    addressOf: ({ secret, email }) => of(secret, email).toString(),
    stepOf({ secret, code }) {
      const totp = of(secret, '')
      const timestamp = clock.now().epochMilliseconds
      const delta = totp.validate({ token: code, timestamp, window: 1 })
      return delta === null ? undefined : totp.counter({ timestamp }) + delta
    },
  }
}

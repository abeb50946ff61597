import { Argon2PasswordHasher } from '@camp/adapters/people/argon2-password-hasher.ts'
import type { Role } from '@camp/domain/people/role.ts'
import { AuthClient } from './auth-client.ts'
import { type AppFixture, testHost } from './given-app.ts'
import type { ServedMarketplace } from './given-marketplace.ts'

export const password = 'koppies en klowe'

/** Somebody with the password of these tests: `zanele@example.test` of `zanele`. */
export async function givenAccount({ store }: ServedMarketplace, name: string, role: Role = 'USER'): Promise<string> {
  const passwordHash = await new Argon2PasswordHasher().hash(password)
  const email = `${name}@example.test`
  await store.em.execute(
    `insert into user_account (email, username, first_name, last_name, role, password_hash, is_email_verified)
     values (?, ?, initcap(?), 'Mokoena', ?, ?, true)`,
    [email, name, name, role, passwordHash],
  )
  return email
}

export function aBrowser({ fetch }: Pick<AppFixture, 'fetch'>): AuthClient {
  return new AuthClient((path, init) => fetch(new Request(`${testHost}${path}`, init)))
}

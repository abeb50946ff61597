import type { UserId } from '@camp/domain/shared/ids.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { NewGuest, Users } from '../users.ts'

export class InMemoryUsers implements Users {
  readonly #guests = new Map<string, { readonly id: UserId; readonly guest: NewGuest }>()

  async findOrCreateGuest(guest: NewGuest): Promise<UserId> {
    const email = guest.email.toLowerCase()
    const known = this.#guests.get(email)
    if (known) return known.id
    const id = testId(5_000 + this.#guests.size) as UserId
    this.#guests.set(email, { id, guest })
    return id
  }
}

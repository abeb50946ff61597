import type { UserId } from '@camp/domain/shared/ids.ts'
import { InMemoryUsers } from '../people/testing/in-memory-users.ts'
import type { NewGuest } from '../people/users.ts'

/** Remembers for whom an account was asked. */
export class RecordingUsers extends InMemoryUsers {
  readonly asked: NewGuest[] = []

  override async findOrCreateGuest(guest: NewGuest): Promise<UserId> {
    this.asked.push(guest)
    return super.findOrCreateGuest(guest)
  }
}

import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Account } from './account.ts'

export interface Accounts {
  /** By e-mail address or username, case ignored; where both exist, the address counts. */
  findByLogin(login: string): Promise<Account | undefined>
  find(id: UserId): Promise<Account | undefined>
  setPasswordHash(id: UserId, passwordHash: string): Promise<void>
  markVerified(id: UserId, contact: 'email' | 'cell'): Promise<void>
}

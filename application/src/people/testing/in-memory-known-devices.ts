import type { UserId } from '@camp/domain/shared/ids.ts'
import type { KnownDevices } from '../known-devices.ts'

export class InMemoryKnownDevices implements KnownDevices {
  readonly #devices = new Set<string>()
  #count = 0

  async remember({ userId, key }: Parameters<KnownDevices['remember']>[0]): Promise<string> {
    const isKnown = key !== null && [...this.#devices].some((known) => known.endsWith(` ${key}`))
    const device = isKnown ? key : this.#newKey()
    this.#devices.add(`${userId} ${device}`)
    return device
  }

  #newKey(): string {
    this.#count += 1
    return `device-${this.#count}`
  }

  async knows(userId: UserId, key: string): Promise<boolean> {
    return this.#devices.has(`${userId} ${key}`)
  }
}

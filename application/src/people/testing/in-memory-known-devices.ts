import type { UserId } from '@camp/domain/shared/ids.ts'
import type { KnownDevices } from '../known-devices.ts'

export class InMemoryKnownDevices implements KnownDevices {
  readonly #devices = new Set<string>()
  #count = 0

  async remember({ userId, key }: Parameters<KnownDevices['remember']>[0]): Promise<string> {
    if (key !== null && (await this.knows(userId, key))) return key
    this.#count += 1
    const device = `device-${this.#count}`
    this.#devices.add(`${userId} ${device}`)
    return device
  }

  async knows(userId: UserId, key: string): Promise<boolean> {
    return this.#devices.has(`${userId} ${key}`)
  }
}

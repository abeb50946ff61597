import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { KnownDevices } from '../known-devices.ts'

export class InMemoryKnownDevices implements KnownDevices {
  readonly #seen = new Map<string, Temporal.Instant>()
  #count = 0

  async remember({ userId, key, at }: Parameters<KnownDevices['remember']>[0]): Promise<string> {
    const isKnown = key !== null && [...this.#seen.keys()].some((known) => known.endsWith(` ${key}`))
    const device = isKnown ? key : this.#newKey()
    this.#seen.set(`${userId} ${device}`, at)
    return device
  }

  #newKey(): string {
    this.#count += 1
    return `device-${this.#count}`
  }

  async knows(userId: UserId, key: string): Promise<boolean> {
    return this.#seen.has(`${userId} ${key}`)
  }

  async forgetUnseen({ since, limit }: Parameters<KnownDevices['forgetUnseen']>[0]): Promise<number> {
    const unseen = [...this.#seen]
      .filter(([, at]) => Temporal.Instant.compare(at, since) < 0)
      .toSorted(([, one], [, other]) => Temporal.Instant.compare(one, other))
      .slice(0, limit)
    for (const [device] of unseen) this.#seen.delete(device)
    return unseen.length
  }
}

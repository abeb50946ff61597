import type { CommunicationHistory } from '../../messaging/communication-history.ts'
import type { WrittenMessages } from '../../messaging/written/written-messages.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { deviceDays, type KnownDevices } from '../known-devices.ts'

/** A written message is kept so long after it has left or was given up. */
export const keptMessageDays = 30

export interface SweepPersonalDataPorts {
  readonly writtenMessages: Pick<WrittenMessages, 'forgetEnded'>
  readonly communicationHistory: Pick<CommunicationHistory, 'forgetReaders'>
  readonly devices: Pick<KnownDevices, 'forgetUnseen'>
  readonly transaction: Transaction
  readonly clock: Clock
}

export interface SweptPersonalData {
  readonly messages: number
  readonly devices: number
}

/**
 * Forgets what nobody needs any more, no more than `limit` of each (rule U23). Safe to run twice, and on
 * several machines at once.
 */
export class SweepPersonalData {
  readonly #ports: SweepPersonalDataPorts

  constructor(ports: SweepPersonalDataPorts) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<SweptPersonalData> {
    const { devices, transaction, clock } = this.#ports
    const now = clock.now()
    const before = now.subtract({ hours: 24 * keptMessageDays })
    const messages = await transaction.run(() => this.#forgetMessages({ before, limit }))
    return { messages, devices: await devices.forgetUnseen({ since: now.subtract({ hours: 24 * deviceDays }), limit }) }
  }

  /** A code went to whoever was typed; a letter to somebody's account, with which the history forgets it. */
  async #forgetMessages(old: Parameters<WrittenMessages['forgetEnded']>[0]): Promise<number> {
    const ended = await this.#ports.writtenMessages.forgetEnded(old)
    const ofUseForATime = ended.filter(({ expiresAt }) => expiresAt !== null)
    await this.#ports.communicationHistory.forgetReaders(ofUseForATime.map(({ id }) => id))
    return ended.length
  }
}

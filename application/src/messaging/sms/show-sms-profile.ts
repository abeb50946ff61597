import type { Result } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { PermitRelay, RelayRefusal } from '../relay/permit-relay.ts'
import type { SmsProfile, SmsProvider, SmsRefused } from './sms-provider.ts'

export interface ShowSmsProfilePorts {
  readonly permitRelay: Pick<PermitRelay, 'execute'>
  readonly smsProvider: Pick<SmsProvider, 'profile'>
}

/** The account at the SMS provider, with its credits (rule C4). */
export class ShowSmsProfile {
  readonly #ports: ShowSmsProfilePorts

  constructor(ports: ShowSmsProfilePorts) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<SmsProfile, RelayRefusal | SmsRefused>> {
    const permitted = await this.#ports.permitRelay.execute({ actor, messages: 0 })
    return permitted.ok ? this.#ports.smsProvider.profile() : permitted
  }
}

import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { SmsProvider, SmsRefused } from './sms-provider.ts'

export interface RegisterSmsWebhookPorts {
  readonly smsProvider: Pick<SmsProvider, 'registerWebhook' | 'webhookSecret'>
  readonly publicUrl: string
}

export interface RegisterSmsWebhookCommand {
  readonly actor: Actor
  readonly dryRun: boolean
}

export interface RegisteredSmsWebhook {
  /** Without its secret. */
  readonly address: string
  readonly outcome: 'registered' | 'renewed' | 'would-be-registered'
}

export type RegisterSmsWebhookRefusal = NotPermitted | SmsRefused | { readonly code: 'no-webhook-secret' }

export const smsReportsPath = '/api/infrastructure/bulksms/deliveries'

/** Where the provider reports; the secret in it is all that tells it from anybody else. */
export function smsReportsAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}${smsReportsPath}?secret=${encodeURIComponent(secret)}`
}

/** Tells the SMS provider once where to report what became of messages. Safe to run twice. */
export class RegisterSmsWebhook {
  readonly #ports: RegisterSmsWebhookPorts

  constructor(ports: RegisterSmsWebhookPorts) {
    this.#ports = ports
  }

  async execute({ actor, dryRun }: RegisterSmsWebhookCommand): Promise<Result<RegisteredSmsWebhook, RegisterSmsWebhookRefusal>> {
    const { smsProvider, publicUrl } = this.#ports
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    if (smsProvider.webhookSecret === null) return refused({ code: 'no-webhook-secret' })
    const address = `${publicUrl}${smsReportsPath}`
    if (dryRun) return accepted({ address, outcome: 'would-be-registered' })
    const registered = await smsProvider.registerWebhook(smsReportsAddress(publicUrl, smsProvider.webhookSecret))
    return registered.ok ? accepted({ address, outcome: registered.value.wasKnown ? 'renewed' : 'registered' }) : registered
  }
}

import { PermitRelay } from '@camp/application/messaging/relay/permit-relay.ts'
import { RelayEmail } from '@camp/application/messaging/relay/relay-email.ts'
import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import type { RelayUseCases } from '@camp/application/messaging/relay/relay-use-cases.ts'
import { ContainerModule, type Newable } from 'inversify'
import { sanitise } from '../html/sanitise.ts'
import { plainText } from '../messaging/letter/plain-text.ts'
import { PostgresRelayUses } from '../messaging/relay/postgres-relay-uses.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

const unlimited: RelayQuota = { perHour: Number.MAX_SAFE_INTEGER, perDay: Number.MAX_SAFE_INTEGER }

/** Sending at the platform's cost, for whoever may. */
export const relayModule = new ContainerModule(({ bind }) => {
  bind(PermitRelay).toResolvedValue(
    (em, transaction, clock, quota, areRateLimitsOn) =>
      new PermitRelay({
        relayUses: namingOutages(new PostgresRelayUses(em)),
        transaction,
        clock,
        relayQuota: areRateLimitsOn ? quota : unlimited,
      }),
    [Ports.entityManager, Ports.transaction, Ports.clock, Ports.relayQuota, Ports.areRateLimitsOn],
  )
  bind(RelayEmail).toResolvedValue(
    (permitRelay, { email }, history, clock, randomness) =>
      new RelayEmail({ permitRelay, email, history, clock, randomness, sanitiseHtml: sanitise, plainText }),
    [PermitRelay, Ports.messageSenders, Ports.communicationHistory, Ports.clock, Ports.randomness],
  )
})

export const relayUseCases = {
  relayEmail: RelayEmail,
} satisfies { readonly [Name in keyof RelayUseCases]: Newable<RelayUseCases[Name]> }

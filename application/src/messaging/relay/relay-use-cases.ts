import type { RelayEmail } from './relay-email.ts'

/** Sending through the platform at its cost, for its staff and for holders of the service key. */
export interface RelayUseCases {
  readonly relayEmail: Pick<RelayEmail, 'execute'>
}

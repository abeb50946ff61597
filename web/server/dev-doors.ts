import { sandboxPath } from '@camp/adapters/composition/payment-gateway-of.ts'
import { createMailboxPage } from '@camp/adapters/messaging/mailbox-page.ts'
import { createPeachSandbox } from '@camp/adapters/payments/sandbox/peach-sandbox.ts'
import { Hono } from 'hono'
import type { Container } from './container.ts'

type Surroundings = Pick<Container, 'scope' | 'paymentSandbox' | 'hasLocalMailbox'>

/** What stands in for the outside world while there are no credentials: the local mailbox and the gateway's sandbox. */
export function devDoors({ scope, paymentSandbox, hasLocalMailbox }: Surroundings): Hono {
  const doors = new Hono()
  if (hasLocalMailbox) {
    doors.route('/', createMailboxPage({ listMessages: { execute: (query) => scope().useCases.listMessages.execute(query) } }))
  }
  if (paymentSandbox) doors.route(sandboxPath, createPeachSandbox({ settings: paymentSandbox }).app)
  return doors
}
